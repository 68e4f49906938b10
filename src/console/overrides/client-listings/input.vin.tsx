export { default } from '../../vin/VinInput.tsx';
