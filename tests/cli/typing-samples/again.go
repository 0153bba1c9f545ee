package main

import (
	"encoding/json"
	"os"

	. "example.org/sample/beffroi"
)

// Documents of every kind, as they are read from standard input and written again.
type documents struct {
	Blocks  []Block  `json:"blocks"`
	Actions []Action `json:"actions"`
	Pages   []Page   `json:"pages"`
}

func main() {
	var all documents
	if err := json.NewDecoder(os.Stdin).Decode(&all); err != nil {
		panic(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(all); err != nil {
		panic(err)
	}
}
