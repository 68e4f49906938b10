import type { ComponentStyles } from './component-styles.ts';
import { dataComponents } from './components-data.ts';
import { inputComponents } from './components-inputs.tsx';
import { surfaceComponents } from './components-surfaces.ts';

/** How every MUI component looks here; sizes come from the density tokens, so the same rules serve clients and staff. */
export const components: ComponentStyles = { ...inputComponents, ...surfaceComponents, ...dataComponents };
