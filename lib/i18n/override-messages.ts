/** Messages by namespace and name; the leaves were compiled by the build. */
export type MessageTree = { readonly [name: string]: unknown }

const isTree = (value: unknown): value is MessageTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (tree: MessageTree, [name = '', ...rest]: readonly string[], message: unknown): MessageTree => {
  const existing = tree[name]
  if (rest.length === 0) return existing === undefined || isTree(existing) ? tree : { ...tree, [name]: message }
  return isTree(existing) ? { ...tree, [name]: put(existing, rest, message) } : tree
}

/** A text of an editor: `key` is `namespace.name`, and `value` is compiled, like the built-in messages. */
export interface ChangedText {
  key: string
  value: unknown
}

/** Replaces built-in messages by the texts of an editor. A text without a built-in message is ignored. */
export const overrideMessages = <Tree extends MessageTree>(built: Tree, texts: readonly ChangedText[]): Tree =>
  texts.reduce<MessageTree>((tree, { key, value }) => put(tree, key.split('.'), value), built) as Tree
