export { default } from './column.package_identifier.tsx';
