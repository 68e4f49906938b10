export { default } from '../payments/column.package_identifier.tsx';
