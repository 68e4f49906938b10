/** Narrows the page to the entries that contain every word typed, and opens the entry that the address names. */
export const searchScript = `
const entries = [...document.querySelectorAll('details')].map((entry) => ({ entry, text: entry.textContent.toLowerCase() }));
const sections = [...document.querySelectorAll('section')];
const found = document.getElementById('found');
const search = document.getElementById('search');
const narrow = () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const { entry, text } of entries) {
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) count += 1;
  }
  for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])');
  found.textContent = words.length ? (count === 1 ? '1 entry' : count + ' entries') : '';
};
const open = () => {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (entry instanceof HTMLDetailsElement) {
    search.value = '';
    narrow();
    entry.open = true;
    entry.scrollIntoView();
  }
};
search.addEventListener('input', narrow);
addEventListener('hashchange', open);
open();
`;
