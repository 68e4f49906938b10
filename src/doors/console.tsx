import { staffRoles } from '../../domain/roles.ts';
import { areaDoor } from '../app/area-door.tsx';
import { startDoor } from '../app/start-door.tsx';
import { ConsoleRouter } from '../console/ConsoleRouter.tsx';
import Console from '../console/index.tsx';
import { consoleAhead } from '../console/screens.ts';

startDoor({ ...areaDoor('console', staffRoles, Console, ConsoleRouter), ahead: consoleAhead });
