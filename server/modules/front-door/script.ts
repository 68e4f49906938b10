// The front door's one script, small enough to stand in the page.

/**
 * Who is signed in goes home, by way of sign-in, which knows the way. A press of Sign in becomes the page of sign-in in this very document, with what was typed: it signs in as
 * if it had been pressed there (scripts/web/early-press.js, usePlainForm), so that the password goes nowhere but into its own call. Without the script the form
 * leads to that page.
 */
export const script = `
(() => {
  const root = document.documentElement;
  try { if (localStorage.getItem('token') !== null) { root.setAttribute('data-known', ''); location.replace('/login'); return; } } catch {}
  const shade = document.querySelector('[data-shade]');
  shade.hidden = false;
  shade.addEventListener('click', () => {
    const now = root.dataset.theme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset.theme = now === 'dark' ? 'light' : 'dark';
    try { localStorage.setItem('forecourt-mode', root.dataset.theme); } catch {}
  });
  const form = document.querySelector('#sign-in form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = new FormData(form);
    fetch('/login', { headers: { accept: 'text/html' } }).then((answer) => answer.text()).then((text) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      const next = page.querySelector('form[data-waits]');
      if (!next) throw new Error('no form');
      const scripts = [...page.querySelectorAll('script')];
      const made = scripts.map((old) => {
        const fresh = document.createElement('script');
        for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
        fresh.text = old.text;
        old.remove();
        return fresh;
      });
      history.pushState(null, '', '/login');
      root.replaceChildren(document.adoptNode(page.head), document.adoptNode(page.body));
      addEventListener('popstate', () => { if (location.pathname === '/') location.reload(); });
      scrollTo(0, 0);
      for (const [name, value] of typed) if (next.elements[name]) next.elements[name].value = value;
      next.setAttribute('data-pressed', '');
      document.head.append(...made);
    }).catch(() => location.assign('/login'));
  });
})();
`;
