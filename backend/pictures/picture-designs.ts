/** Whose hand draws a picture: the manner of the house's and its imprints' covers. */
export const pictureDesigns = ['kolofon', 'kolibri', 'park', 'helikon', 'jelenkor'] as const
export type PictureDesign = (typeof pictureDesigns)[number]
