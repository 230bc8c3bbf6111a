/** The account in whose name the installation speaks (D1): articles and their pictures are its own. */
export const BUILT_IN_AUTHOR_ID = 1;
