/** The list that a press has had made, until the router asks for it behind the press: it then gets the very same one. */

interface Made<Data> {
  address: string
  /** Out of what it was made: something newer makes its own. */
  from: object
  data: Promise<Data>
}

/** Room for one list. */
export function madeAhead<Data>() {
  let made: Made<Data> | undefined
  return {
    keep: (list: Made<Data>): void => {
      made = list
    },
    /** The list of an address, once; whoever asks for another has gone elsewhere, and the room is empty again. */
    take: (address: string, from: object | undefined): Promise<Data> | undefined => {
      const found = made
      made = undefined
      return found && found.address === address && found.from === from ? found.data : undefined
    },
  }
}
