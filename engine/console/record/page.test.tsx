import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { book, bookServer, loan } from '../fixture/book.ts';
import { library, loans as loansResource } from '../fixture/library.ts';
import { openLibrary } from '../fixture/screens.tsx';
import { libraryServer } from '../fixture/server.ts';

const served = libraryServer();
const { on, list } = served;
const { serveBook, lastWrite } = bookServer(served);

describe('a record’s page', () => {
  it.each(['/desk/catalogue/b1', '/desk/catalogue/b1/edit'])('at %s has a heading before its record is there: what it is one of', async (path) => {
    serveBook();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    on('get', '/stock/books/:id', async () => {
      await answered;
      return { body: { ...book } };
    });
    openLibrary(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Book');
    expect(document.title).toContain('Book');
    answer();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Atlas'));
  });

  it('says first what is true and what to do, then its figure, what belongs to it, and no field twice', async () => {
    serveBook();
    openLibrary('/desk/catalogue/b1');
    const next = within(await screen.findByRole('region', { name: 'Next' }));
    expect(next.getByText('On the shelf since Mar 1, 2026.')).toBeDefined();
    expect(next.getByRole('button', { name: 'Add a cover' })).toBeDefined();
    // What has its button there has none above.
    expect(screen.getAllByRole('button', { name: 'Add a cover' })).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Key figures' })).getByText('$25.00')).toBeDefined();
    const loans = within(await screen.findByRole('region', { name: 'Loans' }));
    expect((await loans.findByRole('link', { name: 'L-1' })).getAttribute('href')).toBe('/desk/loans/l1');
    const all = loans.getByRole('link', { name: 'All 1 loans' });
    expect(new URL(all.getAttribute('href') ?? '', 'http://x').searchParams.get('filter')).toBe('{"book_id":"b1"}');
    expect(loans.queryByRole('columnheader', { name: 'Book' })).toBeNull();
    // The state stands beside the name, and nowhere else.
    expect(screen.getAllByText('Maps')).toHaveLength(1);
    expect(within(await screen.findByRole('region', { name: 'History' })).getByText('Created')).toBeDefined();
  });

  it('names and links whose record it is under its title, and not again among the facts', async () => {
    serveBook();
    on('get', '/loans/:id', () => ({ body: loan as never }));
    openLibrary('/desk/loans/l1', { resources: library.map((resource) => (resource === loansResource ? { ...loansResource, whose: 'book_id' } : resource)) });
    const link = await screen.findByRole('link', { name: 'Atlas' });
    expect(link.getAttribute('href')).toBe('/desk/catalogue/b1');
    await screen.findByRole('region', { name: 'History' });
    expect(screen.getAllByRole('link', { name: 'Atlas' })).toEqual([link]);
  });

  it('says something else of a record in another state', async () => {
    serveBook({ ...book, is_lendable: false });
    openLibrary('/desk/catalogue/b1');
    const next = within(await screen.findByRole('region', { name: 'Next' }));
    expect(next.getByText('Kept in the reading room.')).toBeDefined();
    expect(next.getByRole('link', { name: 'Put on the shelf' }).getAttribute('href')).toBe('/desk/catalogue/b1/edit');
  });

  it('has its facts edited where they stand: Enter saves that one field, and the message takes it back', async () => {
    let saved: object = book;
    on('get', '/stock/books/:id', () => ({ body: { ...saved } as never }));
    list('/loans', [loan]);
    list('/stock/books', [book]);
    on('patch', '/stock/books/change/:id', ({ body }) => {
      saved = { ...saved, ...(body as object), version: (body as { version: number }).version + 1 };
      return { body: { ...saved } as never };
    });
    const { user } = openLibrary('/desk/catalogue/b1');
    await user.click(await screen.findByRole('button', { name: 'Edit title' }));
    const input = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.clear(input);
    await user.type(input, 'Sea charts{Enter}');
    await waitFor(() => expect(lastWrite()?.body).toEqual({ title: 'Sea charts', version: 4 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sea charts' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lastWrite()?.body).toEqual({ title: 'Atlas', version: 5 }));
  });

  it('leaves a fact as it was on Escape, and says at the field what is wrong with it', async () => {
    serveBook();
    const { user } = openLibrary('/desk/catalogue/b1');
    await user.click(await screen.findByRole('button', { name: 'Edit title' }));
    const input = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(input);
    await user.type(input, '{Enter}');
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    await user.type(input, 'X{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit title' })));
    expect(lastWrite()).toBeUndefined();
  });

  it('folds empty facts away, and gives who may not change them no way to', async () => {
    serveBook({ ...book, acquired_on: null as never });
    const { user } = openLibrary('/desk/catalogue/b1', { role: 'volunteer' });
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    expect(details.queryByText('Acquired on')).toBeNull();
    expect(details.queryByRole('button', { name: /^Edit/ })).toBeNull();
    await user.click(details.getByRole('button', { name: /^Show \d empty fields$/ }));
    expect(details.getByText('Acquired on')).toBeDefined();
  });

  it('says so when there is no such record', async () => {
    on('get', '/stock/books/:id', () => ({ status: 404, body: { title: 'Not found', status: 404 } }));
    openLibrary('/desk/catalogue/nope');
    expect(await screen.findByRole('heading', { name: 'Book not found' })).toBeDefined();
    expect(document.title).toMatch(/^Book not found · /);
    expect(screen.getByText('It may have been removed, or it isn’t yours to see.')).toBeDefined();
    expect(screen.getByRole('link', { name: /^All / }).getAttribute('href')).toBe('/desk/catalogue');
  });

  it('offers only legal moves, and tells a refused one in the server’s words', async () => {
    on('get', '/loans/:id', () => ({ body: loan }));
    list('/stock/books', [book]);
    on('patch', '/loans/:id/state', () => ({ status: 409, body: { title: 'Conflict', status: 409, detail: 'It came back an hour ago.' } }));
    const { user } = openLibrary('/desk/loans/l1', { role: 'volunteer' });
    await user.click(await screen.findByRole('button', { name: 'Set state' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set state' });
    expect(within(dialog).queryByRole('button', { name: 'Lost' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Set state' }));
    expect(await within(dialog).findByText('It came back an hour ago.')).toBeDefined();
    expect(lastWrite()?.body).toEqual({ state: 'returned' });
    expect(screen.queryByRole('button', { name: 'Hand out' })).toBeNull();
  });

  it('asks for the path’s parameter by finding the record', async () => {
    on('get', '/loans/:id', () => ({ body: { ...loan, state: 'requested' } }));
    list('/stock/books', [book]);
    on('get', '/members/all', () => ({
      body: [
        { id: 'm1', name: 'Zoe' },
        { id: 'm2', name: 'Ann' },
      ],
    }));
    on('post', '/loans/:id/hand-out/:member', () => ({ body: loan }));
    const { user } = openLibrary('/desk/loans/l1');
    await user.click(await screen.findByRole('button', { name: 'Hand out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand out' });
    await user.click(await within(dialog).findByRole('combobox', { name: 'Member' }));
    await screen.findByRole('option', { name: 'Zoe' });
    // What is here narrows with the letter, so that nothing moves afterwards under the pointer.
    await user.type(within(dialog).getByRole('combobox', { name: 'Member' }), 'an');
    expect(screen.queryByRole('option', { name: 'Zoe' })).toBeNull();
    await user.click(await screen.findByRole('option', { name: 'Ann' }));
    await user.click(within(dialog).getByRole('button', { name: 'Hand out' }));
    await waitFor(() => expect(lastWrite()?.path).toBe('/loans/l1/hand-out/m2'));
  });

  it('leads to where the work goes on after an action, where that is elsewhere', async () => {
    on('get', '/loans/:id', () => ({ body: loan }));
    serveBook();
    on('patch', '/loans/:id/state', () => ({ body: { ...loan, state: 'returned' } }));
    const after = (segment: string, action: string) => (segment === 'loans' && action === 'setState' ? () => '/catalogue/b1' : undefined);
    const { user, router } = openLibrary('/desk/loans/l1', { role: 'volunteer', overrides: { after } });
    await user.click(await screen.findByRole('button', { name: 'Set state' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Set state' })).getByRole('button', { name: 'Set state' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/catalogue/b1'));
  });
});
