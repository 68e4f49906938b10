// A public page as a visitor has it before them, and what they do there.
import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { renderShell } from './shell.tsx';

/** Opens a page at an address; every other address is elsewhere. */
export const open = (element: ReactNode, path: string, route = path) =>
  renderShell(
    [
      { path: route.split(/[?#]/)[0] ?? '/', element },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
    path,
  );

export const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A refusal as the server words it. */
export const refuse = (status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  HttpResponse.json({ type: 'about:blank', title: 'Refused', status, ...body }, { status, headers });
