export { default } from './column.package_identifiers.tsx';
