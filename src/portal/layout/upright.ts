/**
 * Where what is pressed next stands in the thumb's reach, at the foot of the window. In a low one, a desk's at 200 % or a phone on its side, a bar would leave no
 * room for what it is about: it stands in the page there.
 */
export const upright = '(max-width: 900px) and (min-height: 501px)';
