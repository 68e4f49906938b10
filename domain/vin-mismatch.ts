// What a VIN says against what is said of the car: read apart, for most forms only ask whether a VIN adds up.
interface CarOfYear {
  year?: number | null | undefined;
  make?: string | null | undefined;
}

/**
 * What a VIN says against what is said of the car, in a sentence. A model year may be one off: sellers write the year of sale.
 * @returns undefined where the two agree, or either is silent
 */
export function vinMismatch(read: CarOfYear, said: CarOfYear): string | undefined {
  const isOtherYear = Boolean(read.year && said.year && Math.abs(read.year - said.year) > 1);
  const isOtherMake = Boolean(read.make && said.make && read.make.toLowerCase() !== said.make.toLowerCase());
  if (!isOtherYear && !isOtherMake) return undefined;
  const [itsCar, theCar] = [read, said].map(({ year, make }) => [isOtherYear && year, isOtherMake && make].filter(Boolean).join(' '));
  return `This VIN says ${itsCar}, not ${theCar}.`;
}
