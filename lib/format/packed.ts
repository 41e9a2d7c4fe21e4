/** A value of this type, written as JSON. */
export type Packed<Value> = string & { readonly holds?: Value }

/**
 * Packs what a server component hands to a component of the browser. React writes every part of a value on its own, and
 * reads it again for the markup; a text it takes as a whole. The component unpacks the value whenever it is rendered, so
 * it must be one that is rendered once a page.
 */
export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value)

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value
