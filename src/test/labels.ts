// The labels of a control are asked for with each role, name and label. jsdom goes through the whole page for them, and for each label it meets once more for the
// label's control. Most controls have none: those are known from an index; whoever has one is looked up by jsdom.
import { whileUnchanged } from './unchanged.ts';

const labelled = [HTMLButtonElement, HTMLInputElement, HTMLMeterElement, HTMLOutputElement, HTMLProgressElement, HTMLSelectElement, HTMLTextAreaElement];

/** From now on `labels` answers faster; once for all tests of a process. */
export function findLabels(): void {
  const named = whileUnchanged(() => new Set(Array.from(document.querySelectorAll('label[for]'), (label) => label.getAttribute('for'))));
  const none = document.createDocumentFragment().childNodes as NodeListOf<HTMLLabelElement>;
  for (const { prototype } of labelled) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'labels');
    const labels = property?.get;
    if (!labels) throw new Error('jsdom keeps the labels of a control elsewhere now.');
    Object.defineProperty(prototype, 'labels', {
      ...property,
      get(this: HTMLElement): unknown {
        const hasNone = this.isConnected && !named().has(this.id) && !this.closest('label') && this.getAttribute('type') !== 'hidden';
        return hasNone ? none : labels.call(this);
      },
    });
  }
}
