export { default } from '../../vin/VinField.tsx';
