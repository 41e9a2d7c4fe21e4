/** The imprint whose covers give a picture its style. */
export const pictureDesigns = ['kolofon', 'kolibri', 'park', 'helikon', 'jelenkor'] as const
export type PictureDesign = (typeof pictureDesigns)[number]
