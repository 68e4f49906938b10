export { RefundDrawer as default } from '../../payments/RefundDrawer.tsx';
