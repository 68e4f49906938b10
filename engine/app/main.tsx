// The page as the command hands it out: nothing is replaced.
import { startConsole } from './start.tsx';

void startConsole();
