using System.Text.Json;
using System.Text.Json.Nodes;
using Beffroi;

var thanks = new ModalAction
{
    Data = new()
    {
        Modal = new()
        {
            Title = "Merci",
            Components = new Block[] { new DescriptionBlock { Data = new() { Text = "C’est envoyé." } } },
            Buttons = new ModalButton[]
            {
                new() { Label = "Fermer", Kind = ModalButtonKind.Primary, Action = new CloseModalAction() },
            },
            Closable = false,
        },
    },
};

var cell = new ContentCellBlock
{
    Data = new()
    {
        Title = "Le recyparc rouvre",
        Description = new() { TextValue = "Dès lundi" },
        OpenStatus = ContentCellOpenStatus.Open,
        Date = "2027-03-14T19:30:00+01:00",
        Buttons = new Button[]
        {
            new()
            {
                Label = "Horaires",
                Kind = ButtonKind.Link,
                Action = new NavigationAction
                {
                    Data = new()
                    {
                        Path = "/contenu/recyparc",
                        Query = new Dictionary<string, string> { ["tab"] = "horaires" },
                    },
                },
            },
        },
        TitleLines = 3,
    },
    Action = new RedirectAction
    {
        Data = new() { Url = "https://www.example.org/recyparc", Target = RedirectActionTarget.Blank },
    },
    Fallback = new DescriptionBlock { Data = new() { Text = "Le recyparc rouvre lundi." } },
};

var page = new Page
{
    Title = "Déchets « et » \"propreté\" \\ 🗑",
    Description = "Ligne une\nligne deux",
    Image = new() { Src = "recyparc.svg", Alt = "", Width = 1600, Height = 900 },
    Favourite = new() { FavoriteUid = "dechets", Type = FavouriteType.Content },
    Breadcrumb = new PageBreadcrumbItem[] { new() { Title = "Accueil", Path = "/" }, new() { Title = "Déchets" } },
    Components = new Block[]
    {
        new TitleBlock
        {
            Id = "top",
            Data = new() { Text = "Déchets", Level = 1 },
            Requires = new Dictionary<string, long> { ["texts"] = 2 },
        },
        cell,
        new ColumnsBlock
        {
            Data = new()
            {
                Columns = new ColumnsColumn[]
                {
                    new() { Components = Array.Empty<Block>() },
                    new()
                    {
                        Components = new Block[]
                        {
                            new WasteCalendarBlock
                            {
                                Data = new()
                                {
                                    Pickups = new WasteCalendarPickup[]
                                    {
                                        new()
                                        {
                                            Date = "2027-03-16",
                                            Category = WasteCalendarPickupCategory.Pmc,
                                            Label = "Avant 6 h",
                                        },
                                    },
                                },
                            },
                            new PlaceCellBlock
                            {
                                Data = new() { Title = "Recyparc", Status = PlaceCellStatus.Open, Distance = 1250.5 },
                            },
                        },
                    },
                },
            },
        },
        new CategoryTreeBlock
        {
            Data = new()
            {
                Name = "category",
                Nodes = new CategoryNode[]
                {
                    new()
                    {
                        Title = "Voirie",
                        Children = new CategoryNode[]
                        {
                            new()
                            {
                                Title = "Nid-de-poule",
                                Payload = new JsonObject { ["category"] = "pothole", ["level"] = 3, ["urgent"] = true },
                            },
                            new() { Title = "Autre", Payload = "other" },
                        },
                    },
                },
            },
        },
        new CalendarListBlock
        {
            Data = new()
            {
                Calendar = new() { Dates = new[] { "2027-03-16" } },
                List = new()
                {
                    Query = "/core-content-service/api/v1/web/portal/montclair/events",
                    Total = 0,
                    Components = Array.Empty<Block>(),
                },
            },
        },
        new FormBlock
        {
            Data = new()
            {
                Inputs = new DynamicInputData[]
                {
                    new()
                    {
                        Name = "rappel",
                        Label = "Un rappel",
                        InputType = DynamicInputType.DateTime,
                        Required = true,
                        Future = false,
                    },
                    new() { Name = "note", Label = "Note", InputType = DynamicInputType.Number, Value = 4, Min = 0.5 },
                },
                Method = FormMethod.Post,
                Endpoint = "/core-content-service/api/v1/web/forms/fill",
                SubmitLabel = "Envoyer",
            },
        },
        new ButtonBlock
        {
            Data = new() { Label = "Signaler", Kind = ButtonKind.Danger, Disabled = false },
            Action = new SubmitAction
            {
                Data = new()
                {
                    Method = SubmitActionMethod.Post,
                    Endpoint = "/core-service/api/v1/web/portal/montclair/messages",
                    Fields = new Dictionary<string, JsonNode?>
                    {
                        ["subject"] = "Dépôt",
                        ["urgent"] = false,
                        ["count"] = 2,
                        ["places"] = new JsonArray("a", null),
                    },
                },
                Confirm = new() { Title = "Envoyer ?", Ok = "Oui" },
                Then = thanks,
                Catch = new AddNotificationAction { Data = new() { Path = "widget/recyparc/true" } },
            },
        },
    },
};

var again = JsonSerializer.Deserialize<Page>(JsonSerializer.Serialize(page));
Console.WriteLine(JsonSerializer.Serialize(again));
