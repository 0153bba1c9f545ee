import { createContext } from 'react'

/** Turns the pointer of a block, as the engine names it, into one of the document that is drawn. */
export const PointerContext = createContext((pointer: string): string => pointer)
