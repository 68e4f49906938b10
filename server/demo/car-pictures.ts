// Pictures of the demo's cars: drawn, so that no photo of a real car is needed. Each body and paint is rendered once.
import sharp from 'sharp';
import type { BodyStyle } from '../../generated/api.ts';

interface Body {
  outline: string;
  windows: string;
  /** Centres of the wheels and their radius. */
  wheels: readonly [front: number, rear: number, middle: number, radius: number];
  handle: number;
}

const suv: Body = {
  outline:
    'M26 134C22 130 22 120 23 111C24 101 28 98 38 95.5L98 86C112 70 124 57 142 54C170 50.5 214 50 240 52.5C256 54 264 60 270 68L286 90C294 94 297 100 298 112L297 126C297 131 295 134 290 134Z',
  windows: 'M109 85C121 71 131 63 146 61.5L176 60V85ZM182 59.8L224 60V85H182ZM230 60.2C246 61 252 64 257 70L267 84.5L230 85Z',
  wheels: [80, 242, 130, 26],
  handle: 160,
};
const hatchback: Body = {
  outline:
    'M24 134C20 130 20 120 22 111C24 102 28 99 38 97L94 89C110 72 126 60 148 57.5C176 55 206 55.5 226 59C246 63 262 74 280 92C292 96 296 102 297 114L296 127C296 131 294 134 289 134Z',
  windows: 'M107 88C121 74 133 66 151 64.5L178 63.5V88ZM184 63.5C204 63.5 216 65 225 67.5L232 88H184ZM236 71.5C247 75.5 256 81 262 88H241Z',
  wheels: [78, 242, 131, 25],
  handle: 158,
};
const wagon: Body = {
  outline:
    'M20 134C16 130 16 120 18 112C20 104 26 101 36 99L92 92C110 78 124 68 146 65.5C184 62 226 62 250 65C264 67 272 73 280 84L290 98C297 101 300 107 300 117L299 128C299 132 297 134 292 134Z',
  windows: 'M105 91C119 79 131 72.5 149 71.5L178 70.5V91ZM184 70.3L226 70.5V91H184ZM232 70.8C252 71.5 260 74 266 80L274 91H232Z',
  wheels: [76, 244, 131, 25],
  handle: 160,
};
const sedan: Body = {
  outline:
    'M20 134C16 130 16 121 18 113C20 105 26 102 38 100L100 93C116 80 132 70 156 68C184 66.5 206 67 222 71C240 76 254 86 266 94L288 98C296 101 299 107 299 117L298 128C298 132 296 134 291 134Z',
  windows: 'M113 92C126 81 138 75 157 74L180 73.3V92ZM186 73.4C202 73.6 212 75 220 78L242 92H186Z',
  wheels: [76, 244, 131, 24],
  handle: 162,
};
const truck: Body = {
  outline:
    'M18 134C15 130 15 116 17 108C19 100 24 97 36 95L92 90C100 76 108 64 122 60C140 57.5 168 57 184 58.5C190 59.5 194 63 196 70L201 92L300 92C302 92 303 94 303 97L302 128C302 132 300 134 296 134Z',
  windows: 'M102 89C109 77 115 68 126 65.5L150 64.5V89ZM156 64.3L180 64.8C185 65.5 187 68 189 73L194 89H156Z',
  wheels: [72, 250, 130, 27],
  handle: 134,
};
const minivan: Body = {
  outline:
    'M22 134C18 130 18 118 20 110C22 102 26 98 36 94L86 80C104 64 122 54 146 51.5C180 49 230 49 256 52C268 54 276 60 282 70L294 92C297 98 298 106 298 114L297 127C297 131 295 134 290 134Z',
  windows: 'M98 80C113 67 128 60 148 58.5L172 57.5V82ZM178 57.3L222 57.3V82H178ZM228 57.4C248 58 258 60 264 68L274 82H228Z',
  wheels: [74, 244, 131, 25],
  handle: 156,
};

const bodies: Readonly<Record<BodyStyle, Body>> = { suv, hatchback, wagon, sedan, truck, minivan, coupe: sedan, convertible: sedan, van: minivan };

/** What part of the drawing is seen: all of it, the front, the rear. */
const pictureViews = { side: '-40 -60 400 333', front: '-20 10 200 166', rear: '140 10 200 166' } as const;
export type PictureView = keyof typeof pictureViews;

/** A WebP of 800 by 666, with room around the car for frames of any shape. */
export function drawCar(style: BodyStyle, paint: string, view: PictureView): Promise<Buffer> {
  const svg = carSvg(bodies[style], paint, pictureViews[view]);
  return sharp(Buffer.from(svg), { density: 72 }).resize(800, 666).webp({ quality: 80, effort: 1 }).toBuffer();
}

function carSvg({ outline, windows, wheels, handle }: Body, paint: string, viewBox: string): string {
  const [front, rear, middle, radius] = wheels;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="800" height="666">
    <rect x="-400" y="-400" width="1120" height="992" fill="#DDE4E2"/><rect x="-400" y="138" width="1120" height="454" fill="#C9D0CE"/><rect x="-400" y="138" width="1120" height="1" fill="#BAC2C0"/>
    <ellipse cx="160" cy="154" rx="146" ry="7" fill="#0B1413" opacity=".26"/>
    <clipPath id="body"><path d="${outline}"/></clipPath><path d="${outline}" fill="${paint}"/>
    <g clip-path="url(#body)"><rect y="117" width="320" height="60" fill="${shade(paint, 0.72)}"/><rect y="100" width="320" height="2" fill="#FFFFFF" opacity=".38"/><rect y="130" width="320" height="30" fill="#171E1D"/></g>
    <path d="${windows}" fill="#121918"/><path d="${windows}" fill="#FFFFFF" opacity=".05"/>
    <rect x="${handle}" y="102" width="13" height="2.6" rx="1.3" fill="${shade(paint, 0.55)}"/>
    <path d="M27 109h17l-5 5h-11z" fill="#F4F1E4"/><path d="M283 107h13v6h-10z" fill="#8E2320"/>
    ${wheel(front, middle, radius)}${wheel(rear, middle, radius)}</svg>`;
}

function wheel(x: number, y: number, radius: number): string {
  const spokes = [0, 72, 144, 216, 288].map(
    (angle) => `<rect x="${x - 1.6}" y="${y - radius * 0.52}" width="3.2" height="${radius * 0.5}" fill="#56615F" transform="rotate(${angle} ${x} ${y})"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#0C1211"/><circle cx="${x}" cy="${y}" r="${radius - 4}" fill="#1B2322"/><circle cx="${x}" cy="${y}" r="${radius * 0.54}" fill="#AEB8B6"/>${spokes.join('')}<circle cx="${x}" cy="${y}" r="3.2" fill="#2A3332"/>`;
}

/** A darker tone of a paint such as `#3E5C6B`. */
function shade(paint: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(paint.slice(at, at + 2), 16) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
