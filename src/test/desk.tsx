// A client's page as its advisor has it.
import { HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import type { ViewStore } from '../../engine/console/list/viewStore.ts';
import type { DashboardListing, User } from '../../generated/api.ts';
import { AreaContext } from '../kit/area/area.ts';
import { ContractScreens, renderInConsole } from './console.tsx';
import { sampleOf } from './shell.tsx';

export const client: User = { ...sampleOf('User'), id: 'c1', role: 'client' };

/** The client's row of the work table: nothing is to be decided. */
export const row: DashboardListing = { ...sampleOf('DashboardListing'), user_id: 'c1', step_in_process: 'searching', to_decide: 0 };

/** All rows of a list, on one page. */
export const page = (rows: readonly object[]) => HttpResponse.json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } });

/** Draws a part of the page. @param at the address @param views kept views of lists, if they matter */
export const show = (element: ReactElement, at = '/', views?: ViewStore) =>
  renderInConsole(
    [
      {
        path: '/',
        element: (
          <AreaContext value={{ role: 'employee', basename: '' }}>
            <ContractScreens reader="employee" {...(views && { views })}>
              {element}
            </ContractScreens>
          </AreaContext>
        ),
      },
    ],
    at,
  );
