import * as roles from '../../generated/roles.ts';
import { areaDoor } from '../app/area-door.tsx';
import { startDoor } from '../app/start-door.tsx';
import { BrowserRouter } from '../kit/router/BrowserRouter.tsx';
import Portal, { portalAhead } from '../portal/index.tsx';

startDoor({ ...areaDoor('portal', [roles.client], Portal, BrowserRouter), ahead: portalAhead });
