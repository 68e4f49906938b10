import { startDoor } from '../app/start-door.tsx';
import { publicDoor } from './public-door.tsx';

startDoor(publicDoor);
