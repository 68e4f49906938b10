// What is asked of a page again and again while nothing of it changes is worked out once.

/** Where jsdom keeps the inside of what it hands out. */
const inside = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');

/** jsdom keeps the styles it has computed in a map, and begins another with every change of the document: the map stands for the state the page is in. */
function stateNow(): unknown {
  const ofDocument: unknown = inside && Reflect.get(document, inside);
  const state: unknown = typeof ofDocument === 'object' && ofDocument !== null ? Reflect.get(ofDocument, '_styleCache') : undefined;
  if (state === undefined) throw new Error('jsdom does not say any more when a page changes.');
  return state;
}

/** The same value until the document changes: an element, an attribute, a text or a rule. */
export function whileUnchanged<Value>(make: () => Value): () => Value {
  let known: { state: unknown; value: Value } | undefined;
  return () => {
    const state = stateNow();
    if (known && known.state === state) return known.value;
    const value = make();
    known = { state, value };
    return value;
  };
}
