interface Place {
  ZIPCode: string
  city: string
  addressLine: string
}

/** `1053 Budapest, Ferenciek tere 5.`, in the form of Hungarian addresses in both languages. */
export const formatPlace = ({ ZIPCode, city, addressLine }: Place): string => `${ZIPCode} ${city}, ${addressLine}`
