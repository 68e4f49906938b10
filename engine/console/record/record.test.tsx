import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, bookServer } from '../fixture/book.ts';
import { openLibrary } from '../fixture/screens.tsx';
import { draftsInMemory } from '../../web/fixture/drafts.ts';
import { libraryServer } from '../fixture/server.ts';

const library = libraryServer();
const { calls, on } = library;
const { serveBook, lastWrite } = bookServer(library);
const { kept, keep: keepDrafts } = draftsInMemory();

describe('a form made from a descriptor', () => {
  it('says what is wrong before anything is sent, on top and at the field', async () => {
    const { user } = openLibrary('/desk/catalogue/create');
    await user.click(await screen.findByRole('button', { name: 'Create book' }));
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Fix 3 fields to continue');
    await user.click(within(summary).getByRole('button', { name: 'Title' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(calls).toHaveLength(0);
  });

  it('leads to what is wrong once for each press, and not as the fields are filled in afterwards', async () => {
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    serveBook();
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Fix 1 field to continue:', { exact: false });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Fix 1 field to continue'));
    await user.type(title, 'A');
    await waitFor(() => expect(screen.queryByText('Fix 1 field to continue:', { exact: false })).toBeNull());
    await user.clear(title);
    await screen.findByText('Fix 1 field to continue:', { exact: false });
    expect(document.activeElement).toBe(title);
  });

  it('leaves a field to whoever went on to it while the server was asked, and the list it has open', async () => {
    serveBook();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    on('patch', '/stock/books/change/:id', async () => {
      await answered;
      return { status: 422, body: { title: 'Not valid', status: 422, errors: { title: 'Somebody has this title.' } } };
    });
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    const title = await screen.findByLabelText('Title');
    await user.type(title, ' II');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const barcode = screen.getByLabelText('Barcode');
    await user.click(barcode);
    answer();
    expect(await screen.findByText('Somebody has this title.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Fix 1 field to continue');
    expect(document.activeElement).toBe(barcode);
  });

  it('creates, and goes to what was made', async () => {
    serveBook({ ...book, id: 'b9', title: 'Sea charts' });
    on('post', '/stock/books/new', () => ({ status: 201, body: { ...book, id: 'b9', title: 'Sea charts' } }));
    const { user, router } = openLibrary('/desk/catalogue/create');
    await user.type(await screen.findByLabelText('Title'), 'Sea charts');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'Maps');
    await user.type(screen.getByLabelText('Price'), '12.50');
    await user.click(screen.getByRole('button', { name: 'Add author' }));
    await user.type(screen.getByLabelText('Author 1', { selector: 'input' }), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Create book' }));
    await waitFor(() => expect(lastWrite()?.body).toMatchObject({ title: 'Sea charts', shelf: 'maps', price: 1250, authors: ['Ada'], is_lendable: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/catalogue/b9'));
    expect(await screen.findByText('Book created.')).toBeDefined();
  });

  it('puts the server’s errors on their fields, those without a field on top, and sends again once they are fixed', async () => {
    serveBook();
    on('patch', '/stock/books/change/:id', () => ({
      status: 422,
      body: { title: 'Not valid', status: 422, errors: { title: 'Somebody has this title.', 'copies[0].barcode': 'Not one of ours.', mood: 'Too early.' } },
    }));
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Atlas II');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody has this title.')).toBeDefined();
    expect(screen.getByText('Not one of ours.')).toBeDefined();
    expect(screen.getByText('mood: Too early.')).toBeDefined();
    expect(title.getAttribute('aria-invalid')).toBe('true');

    on('patch', '/stock/books/change/:id', () => ({ body: { ...book, title: 'Atlas III', version: 5 } }));
    await user.type(title, 'I');
    await user.type(screen.getByLabelText('Barcode'), '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastWrite()?.body).toEqual({ title: 'Atlas III', copies: [{ barcode: 'A-0019', worth: 100 }], version: 4 }));
  });

  it('adds, reorders and removes items of a list without losing what was typed', async () => {
    serveBook();
    on('patch', '/stock/books/change/:id', () => ({ body: { ...book, version: 5 } }));
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    await user.type(await screen.findByLabelText('Author 2', { selector: 'input' }), 'by');
    await user.click(screen.getByRole('button', { name: 'Move Author 2 up' }));
    expect(screen.getByLabelText('Author 1', { selector: 'input' })).toHaveProperty('value', 'Bobby');
    await user.click(screen.getByRole('button', { name: 'Add author' }));
    await user.type(screen.getByLabelText('Author 3', { selector: 'input' }), 'Cleo');
    expect(screen.getByRole('button', { name: 'Add author' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Remove Author 2' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastWrite()?.body).toEqual({ authors: ['Bobby', 'Cleo'], version: 4 }));
  });

  /** Somebody saves while the form is open: the next change is refused, those on their version are kept. */
  function savedMeanwhile(theirs: typeof book) {
    serveBook(theirs);
    on('patch', '/stock/books/change/:id', ({ body }) => {
      const isLate = (body as { version: number }).version < theirs.version;
      const problem = {
        title: 'Conflict',
        status: 409,
        detail: 'Ada saved this a moment ago.',
        saved_by: 'Ada',
        saved_by_you: false,
        saved_at: new Date(Date.now() - 120_000).toISOString(),
      };
      return isLate ? { status: 409, body: problem } : { body: { ...theirs, ...(body as object), version: theirs.version + 1 } };
    });
  }

  it('merges what somebody else saved meanwhile, saves again by itself and says what came in from whom', async () => {
    serveBook();
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'My atlas');
    savedMeanwhile({ ...book, shelf: 'science', is_lendable: false, version: 5 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Ada saved this 2 minutes ago\. Also updated: Shelf and /)).toBeTruthy();
    expect(lastWrite()?.body).toEqual({ title: 'My atlas', version: 5 });
  });

  it('asks only about the fields that both changed, and keeps the rest of both', async () => {
    serveBook();
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'My atlas');
    await user.type(screen.getByLabelText(/^Blurb/), 'ger');
    savedMeanwhile({ ...book, title: 'Their atlas', shelf: 'science', version: 5 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('Ada saved this 2 minutes ago. You both changed Title. Which should we keep?');
    expect(note.textContent).toContain('Also updated: Shelf.');
    expect(within(note).getAllByRole('group')).toHaveLength(1);
    expect(title).toHaveProperty('value', 'My atlas');
    await user.click(within(note).getByRole('button', { name: 'Theirs: Their atlas' }));
    expect(title).toHaveProperty('value', 'Their atlas');
    await user.click(within(note).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastWrite()?.body).toEqual({ blurb: 'Bigger', version: 5 }));
  });

  it('keeps a choice that is made the moment the question is there', async () => {
    serveBook();
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'My atlas');
    savedMeanwhile({ ...book, title: 'Their atlas', version: 5 });
    const watch = new MutationObserver(() => {
      const theirs = screen.queryByRole('button', { name: 'Theirs: Their atlas' });
      if (!theirs) return;
      watch.disconnect();
      theirs.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await waitFor(() => expect(title).toHaveProperty('value', 'Their atlas'));
  });

  it('comes back filled in after the page was closed, is merged with what was saved since, and gone once it is saved', async () => {
    keepDrafts();
    serveBook();
    const { user } = openLibrary('/desk/catalogue/b1/edit');
    await user.type(await screen.findByLabelText(/^Blurb/), 'ger');
    await waitFor(() => expect(JSON.stringify(kept.get('catalogue b1'))).toContain('Bigger'));
    cleanup();

    savedMeanwhile({ ...book, title: 'Their atlas', version: 5 });
    const next = openLibrary('/desk/catalogue/b1/edit');
    expect(await screen.findByText('Restored what you typed.')).toBeTruthy();
    expect(screen.getByLabelText(/^Blurb/)).toHaveProperty('value', 'Bigger');
    await next.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastWrite()?.body).toEqual({ blurb: 'Bigger', version: 5 }));
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it('asks before unsaved changes are left behind', async () => {
    serveBook();
    const { user, router } = openLibrary('/desk/catalogue/b1/edit');
    await user.type(await screen.findByLabelText('Title'), '!');
    await user.click(screen.getByRole('link', { name: 'Books' }));
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/desk/catalogue/b1/edit');
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Atlas!');
  });
});
