// Photos as small as they need to be, before they leave the device: a phone's twelve megapixels over a slow line are a minute a picture.

/** The longer side that shows a scratch, in px. */
const longest = 2_000;
const quality = 0.85;

/**
 * A photo shrunk and turned upright, named as given; what this browser cannot open, or what would not get smaller, goes as it is.
 * @param name without an ending
 */
export async function shrunk(file: File, name: string): Promise<File> {
  const ending = /\.\w+$/.exec(file.name)?.[0] ?? '';
  const asItIs = () => new File([file], `${name}${ending}`, { type: file.type });
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return small.size < file.size ? new File([small], `${name}.jpg`, { type: small.type }) : asItIs();
  } catch {
    return asItIs();
  }
}
