import { createContext } from 'react';
import type { Role } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { NavigationGroup } from '../navigation.tsx';

interface ConsoleFrame {
  role: Role;
  /** `/admin`, `/employee`, or '' on a role's own host. */
  basename: string;
  menu: readonly NavigationGroup[];
}

/** What the console's frame is about. */
export const ConsoleContext = createContext<ConsoleFrame>({ role: roles.employee, basename: '', menu: [] });
