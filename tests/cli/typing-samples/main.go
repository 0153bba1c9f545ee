package main

import (
	"encoding/json"
	"os"
	"reflect"

	. "example.org/sample/beffroi"
)

func thanks() *Action {
	return &Action{Data: ModalActionData{Modal: Modal{
		Title:      Ptr("Merci"),
		Components: []Block{{Data: DescriptionData{Text: "C’est envoyé."}}},
		Buttons: []ModalButton{
			{Label: "Fermer", Kind: ModalButtonKindPrimary, Action: &Action{Data: CloseModalActionData{}}},
		},
		Closable: Ptr(false),
	}}}
}

func cell() Block {
	return Block{
		Data: ContentCellData{
			Title:       "Le recyparc rouvre",
			Description: &Text{Text: "Dès lundi"},
			OpenStatus:  Ptr(ContentCellOpenStatusOpen),
			Date:        Ptr("2027-03-14T19:30:00+01:00"),
			Buttons: []Button{{
				Label: "Horaires",
				Kind:  Ptr(ButtonKindLink),
				Action: &Action{Data: NavigationActionData{
					Path:  "/contenu/recyparc",
					Query: map[string]string{"tab": "horaires"},
				}},
			}},
			TitleLines: Ptr(3),
		},
		Action: &Action{Data: RedirectActionData{
			URL:    "https://www.example.org/recyparc",
			Target: Ptr(RedirectActionTargetBlank),
		}},
		Fallback: &Block{Data: DescriptionData{Text: "Le recyparc rouvre lundi."}},
	}
}

func page() Page {
	return Page{
		Title:       "Déchets « et » \"propreté\" \\ 🗑",
		Description: Ptr("Ligne une\nligne deux"),
		Image:       &Image{Src: "recyparc.svg", Alt: "", Width: Ptr[int64](1600), Height: Ptr[int64](900)},
		Favourite:   &PageFavourite{FavoriteUID: "dechets", Type: FavouriteTypeContent},
		Breadcrumb:  []PageBreadcrumbItem{{Title: "Accueil", Path: Ptr("/")}, {Title: "Déchets"}},
		Components: []Block{
			{Data: TitleData{Text: "Déchets", Level: Ptr(1)}, ID: Ptr("top"), Requires: map[string]int64{"texts": 2}},
			cell(),
			{Data: &ColumnsData{Columns: []ColumnsColumn{
				{},
				{Components: []Block{
					{Data: WasteCalendarData{Pickups: []WasteCalendarPickup{{
						Date:     "2027-03-16",
						Category: WasteCalendarPickupCategoryPmc,
						Label:    Ptr("Avant 6 h"),
					}}}},
					{Data: PlaceCellData{Title: "Recyparc", Status: PlaceCellStatusOpen, Distance: Ptr(1250.5)}},
				}},
			}}},
			{Data: CategoryTreeData{Name: "category", Nodes: []CategoryNode{{
				Title: "Voirie",
				Children: []CategoryNode{
					{Title: "Nid-de-poule", Payload: map[string]any{"category": "pothole", "level": 3, "urgent": true}},
					{Title: "Autre", Payload: "other"},
				},
			}}}},
			{Data: CalendarListData{
				Calendar: CalendarListCalendar{Dates: []string{"2027-03-16"}},
				List: CalendarListList{
					Query:      "/core-content-service/api/v1/web/portal/montclair/events",
					Components: []Block{},
				},
			}},
			{Data: FormData{
				Inputs: []DynamicInputData{
					{
						Name: "rappel", Label: "Un rappel", InputType: DynamicInputTypeDateTime,
						Required: Ptr(true), Future: Ptr(false),
					},
					{Name: "note", Label: "Note", InputType: DynamicInputTypeNumber, Value: 4, Min: Ptr(0.5)},
				},
				Method:      FormMethodPost,
				Endpoint:    "/core-content-service/api/v1/web/forms/fill",
				SubmitLabel: "Envoyer",
			}},
			{
				Data: ButtonData{Label: "Signaler", Kind: Ptr(ButtonKindDanger), Disabled: Ptr(false)},
				Action: &Action{
					Data: SubmitActionData{
						Method:   SubmitActionMethodPost,
						Endpoint: "/core-service/api/v1/web/portal/montclair/messages",
						Fields: map[string]any{
							"subject": "Dépôt", "urgent": false, "count": 2, "places": []any{"a", nil},
						},
					},
					Confirm: &ActionConfirm{Title: "Envoyer ?", Ok: Ptr("Oui")},
					Then:    thanks(),
					Catch:   &Action{Data: AddNotificationActionData{Path: "widget/recyparc/true"}},
				},
			},
		},
	}
}

// Prints the page, after it was read back and written again: both must say the same.
func main() {
	text, err := json.Marshal(page())
	if err != nil {
		panic(err)
	}
	var again Page
	if err := json.Unmarshal(text, &again); err != nil {
		panic(err)
	}
	if _, isTitle := again.Components[0].Data.(TitleData); !isTitle {
		panic(reflect.TypeOf(again.Components[0].Data))
	}
	text, err = json.Marshal(again)
	if err != nil {
		panic(err)
	}
	os.Stdout.Write(append(text, '\n'))
}
