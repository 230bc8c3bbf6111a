/** A script of the application that could not be loaded: no network, or an older build's. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the application did not arrive.', { cause });
  }
}

/** How browsers say that an import failed. */
const FAILED_IMPORT =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a part of the application is not there, rather than broken. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof MissingPart || (error instanceof Error && FAILED_IMPORT.test(error.message));
