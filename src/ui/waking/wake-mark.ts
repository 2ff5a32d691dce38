/** How a document says that all of it is awake. */

/** Attribute of its root element. */
export const AWAKE_MARK = 'data-ready'
