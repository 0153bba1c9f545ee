import { createContext } from 'react'

/** Level of the headings here: 2 below the page's own title, one more inside every section that has one. */
export const HeadingLevel = createContext(2)
