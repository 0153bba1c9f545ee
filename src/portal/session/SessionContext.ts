import { createContext, useContext } from 'react'
import type { Session } from './Session'

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('the portal is drawn outside a SessionContext')
  return session
}

export const useShellText = () => useSession().shellText
