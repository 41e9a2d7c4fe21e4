/** Messages by namespace and name; what stands at the ends was compiled with the build. */
export type MessageTree = { readonly [name: string]: unknown }

const isTree = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (tree: MessageTree, [name = '', ...rest]: readonly string[], message: unknown): MessageTree => {
  const held = tree[name]
  if (rest.length === 0) return held === undefined || isTree(held) ? tree : { ...tree, [name]: message }
  return isTree(held) ? { ...tree, [name]: put(held, rest, message) } : tree
}

/**
 * Lays an editor's texts over the built-in ones; what the program does not know is left out.
 * @param compile brings a text into the form in which the others are
 */
export const layOver = <Tree extends MessageTree>(
  built: Tree,
  texts: readonly { key: string; value: string }[],
  compile: (text: string) => unknown,
): Tree => texts.reduce<MessageTree>((tree, { key, value }) => put(tree, key.split('.'), compile(value)), built) as Tree
