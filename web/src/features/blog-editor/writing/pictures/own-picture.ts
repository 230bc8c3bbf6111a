/** A picture that was uploaded here. */
export interface OwnPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Whether an address is one of our own pictures: no other is ever shown (D58). */
export const isOwnPicture = (src: string): boolean =>
  /^\/api\/files\/[\w-]{43}\/\d{3,4}$/.test(src);
