export const Rule = () => <hr className="border-0 border-t border-line" />
