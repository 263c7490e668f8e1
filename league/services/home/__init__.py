"""What is before the official when he comes in: seasons, tasks, findings."""
