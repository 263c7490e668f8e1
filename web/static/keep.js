"use strict";
// Keeps what is typed into a form until it is handed in, says that it is not, and sends it again
// when there is a network. Every form works without this script too.
for (const form of document.querySelectorAll("form[data-keep]")) {
  const key = "form " + form.dataset.keep;
  const said = document.createElement("p");
  let timer = 0;
  let waiting = null;

  const fields = (button) => {
    const typed = [...new FormData(form)];
    return button && button.name ? [...typed, [button.name, button.value]] : typed;
  };
  const store = () => {
    try {
      localStorage.setItem(key, JSON.stringify(fields()));
    } catch { /* A browser that keeps nothing: the form is sent all the same. */ }
  };
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const forget = () => {
    try {
      localStorage.removeItem(key);
    } catch { /* There is nothing to forget. */ }
  };
  const say = (words, ...more) => {
    said.replaceChildren(words, ...more);
    said.className = "note";
    said.setAttribute("role", "status");
    form.append(said);
  };

  const fill = (pairs) => {
    const values = new Map();
    for (const [name, value] of pairs) values.set(name, [...(values.get(name) || []), value]);
    for (const field of form.elements) {
      const typed = values.get(field.name);
      if (field.type === "checkbox" || field.type === "radio") {
        field.checked = Boolean(typed && typed.includes(field.value));
      } else if (typed && field.type !== "submit") {
        field.value = typed.length > 1 ? typed.shift() : typed[0];
      }
    }
  };
  const offerToForget = () => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "quiet";
    button.textContent = form.dataset.forget;
    button.onclick = () => {
      forget();
      location.reload();
    };
    return button;
  };

  const send = async (button) => {
    clearTimeout(timer);
    timer = 0;
    waiting = button;
    try {
      const answer = await fetch((button && button.formAction) || form.action, {
        method: "POST",
        body: new URLSearchParams(fields(button)),
      });
      if (answer.status === 503) throw new Error("busy");
      if (answer.redirected) {
        forget();
        location.assign(answer.url);
        return;
      }
      const page = await answer.text();
      document.open();
      document.write(page);
      document.close();
    } catch {
      say(form.dataset.offline);
      clearTimeout(timer);
      timer = setTimeout(send, 10000, button);
    }
  };
  addEventListener("online", () => timer && send(waiting));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    store();
    send(event.submitter);
  });
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = 0;
    store();
    say(form.dataset.waiting);
  });

  const before = kept();
  if ("typed" in form.dataset) {
    store();
  } else if (before && JSON.stringify(before) !== JSON.stringify(fields())) {
    fill(before);
    say(form.dataset.waiting, " ", offerToForget());
  }
}
