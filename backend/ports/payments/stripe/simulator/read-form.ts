interface Tree {
  [key: string]: string | Tree
}

/** Reads `line_items[0][quantity]=1` into nested objects; a list becomes an object with its positions as keys. */
export const readForm = (text: string): Tree => {
  const root: Tree = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let tree = root
    for (const key of path) {
      const inner = tree[key]
      tree = typeof inner === 'object' ? inner : (tree[key] = {})
    }
    tree[last] = value
  }
  return root
}
