import Edit from '@mui/icons-material/EditOutlined';
import { messages } from './messages.ts';

/** What a field shows that differs from what is published. @param value as it is published, in words */
export const wasMark = (value: string) => ({ warning: messages.was(value), sign: <Edit aria-hidden="true" /> });
