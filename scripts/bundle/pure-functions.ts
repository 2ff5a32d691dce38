/** Calls of React Router's modules that do nothing but make a value, which they do not say themselves: what nobody uses of it stays out of the build. */
export const PURE_FUNCTIONS = ['React$1.forwardRef', 'React$1.createContext', 'React$1.memo']
