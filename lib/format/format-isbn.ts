/**
 * The ends of the publisher's number, from the range message of the International ISBN Agency: the last seven-digit
 * number of a range, and the length of the publisher's number in it. The table holds Hungary's two groups and the
 * English ones. Other numbers get no hyphens, because wrong hyphens are worse than none. 978-615-9 is not assigned to
 * anybody; the demo catalog uses it.
 */
const ranges: Record<string, string> = {
  '978963': '1999999:2 6999999:3 8499999:4 8999999:5 9999999:4',
  '978615': '0999999:2 4999999:3 7999999:4 8999999:5 9999999:4',
  '9780':
    '1999999:2 2279999:3 2289999:4 3689999:3 3699999:4 6389999:3 6397999:4 6399999:7 6449999:3 6459999:7 6479999:3 ' +
    '6489999:7 6549999:3 6559999:4 6999999:3 8499999:4 8999999:5 9499999:6 9999999:7',
  '9781':
    '0099999:3 0299999:2 0349999:3 0399999:4 0499999:3 0699999:2 0999999:4 3979999:3 5499999:4 6499999:5 6799999:4 ' +
    '6859999:5 7139999:4 7169999:3 7319999:4 7399999:7 7749999:5 7753999:7 7763999:5 7764999:7 7769999:5 7782999:7 ' +
    '7899999:5 7999999:4 8379999:5 8384999:7 8671999:5 8675999:4 8697999:5 9159999:6 9165059:7 9168699:6 9169079:7 ' +
    '9195999:6 9196549:7 9729999:6 9877999:4 9911499:6 9911999:7 9989899:6 9999999:7',
}

/** `9786159000123` -> `978-615-9000-12-3` */
export const formatIsbn = (isbn: string): string => {
  const group = Object.keys(ranges).find((prefix) => isbn.startsWith(prefix))
  if (!group || isbn.length !== 13) return isbn
  const rest = isbn.slice(group.length, 12)
  const key = rest.slice(0, 7).padEnd(7, '0')
  const range = ranges[group]?.split(' ').find((one) => key <= one.slice(0, 7)) ?? ''
  const length = Number(range.slice(8))
  return [isbn.slice(0, 3), group.slice(3), rest.slice(0, length), rest.slice(length), isbn.slice(12)].join('-')
}
