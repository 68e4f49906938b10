export { default } from './column.value.tsx';
