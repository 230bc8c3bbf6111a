import { PICTURE_MAX_BYTES } from '@pathkeeper/contract';
import { call } from '../../../../lib/api/api.ts';
import { reasonOf } from '../../../../lib/api/api-error.ts';
import { lateApi } from '../../../../lib/api/late-endpoints.ts';
import type { OwnPicture } from './own-picture.ts';

/** What a picture may be: without HEIC among them, a phone makes a JPEG of it by itself. */
export const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
];

/** Why a picture cannot be sent, in a sentence; null where it can. The server decides in any case. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) {
    return 'This is no picture that can be shown. Choose a JPEG, PNG, WebP, AVIF or GIF.';
  }
  if (size > PICTURE_MAX_BYTES) return 'A picture may have at most 5 MB. Choose a smaller one.';
  return null;
}

/** Uploads a picture (D61). @throws what the call throws */
export async function uploadPicture(image: File, alt = ''): Promise<OwnPicture> {
  const { url, ...picture } = await call(lateApi.blogAdmin.addImage, { body: { image, alt } });
  return { src: url, width: picture.width, height: picture.height, alt: picture.alt };
}

/** Why an upload did not succeed. */
export const uploadFailure = (error: unknown): string =>
  reasonOf(error, 'The picture did not arrive. It is still here; try again.');
