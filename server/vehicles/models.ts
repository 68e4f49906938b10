// Over 300 lines: a table, one line for each model that a maker has filed.
// Made by scripts/vehicles/models.ts from NHTSA's vPIC (public domain): make, model, first and last year filed (none: no end is filed), bodies.
export const models = `1955 Custom Belair	1955 Custom Belair	2024		sedan
AAS	Euro Edition	2009		coupe
AAS	Gt Malan	2009		coupe
AAS	Performance Edition	2009		coupe
AAS	Race Edition	2009		coupe
AAS	Sport Edition	2009		coupe
AAS	Trophy Edition	2009		coupe
AC Propulsion	eBox	2009		sedan,wagon,coupe,hatchback
AC Propulsion	tZero	2009		sedan,wagon,coupe,hatchback
Acura	ADX	2025		suv
Acura	CL	1987	2003	coupe
Acura	ILX	2013		sedan
Acura	Integra	1987		hatchback,sedan
Acura	Legend	1990	1995	sedan,coupe
Acura	MDX	2001		suv
Acura	NSX	1987	2022	coupe
Acura	RDX	2007		suv
Acura	RL	1987	2012	sedan
Acura	RLX	2014		sedan
Acura	RSX	2002	2006	hatchback
Acura	SLX	1996	1999	suv
Acura	TL	1987	2014	sedan
Acura	TLX	2015		sedan
Acura	TSX	2004	2014	sedan
Acura	Vigor	1992	1994	sedan
Acura	ZDX	2010		suv
Alfa Romeo	164	1990	1995	sedan
Alfa Romeo	4C	2014	2020	convertible,coupe
Alfa Romeo	8C Competizione Spider	2000	2013	convertible,coupe
Alfa Romeo	Giulia (952)	2016		sedan
Alfa Romeo	Milano	1990	1990	sedan
Alfa Romeo	Spider	1990	1994	convertible
Alfa Romeo	Stelvio	2018		suv
Alfa Romeo	Tonale	2024		suv
ALLARD MOTOR WORKS	J2X	2022		convertible
AM General	MV-1	2013		minivan
AMD	Ranger X	2014		van
AMERITECH CORPORATION	F1	1997		coupe
AMPHI-RANGER	AMPHI-RANGER	1991	2003	suv
Armbruster Stageway	Buick First Call	1980		sedan
Armbruster Stageway	Buick Funeral Car	1980		sedan
Armbruster Stageway	Buick Ski Cruiser	1980		sedan
Armbruster Stageway	Cadillac First Call	1980		sedan
Armbruster Stageway	Cadillac Funeral Car	1980		sedan
Armbruster Stageway	Cadillac Ski Cruiser	1980		sedan
Armbruster Stageway	Lincoln First Call	1980		sedan
Armbruster Stageway	Lincoln Funeral Car	1980		sedan
Armbruster Stageway	Lincoln Ski Cruiser	1980		sedan
Armbruster Stageway	Mercedes First Call	1980		sedan
Armbruster Stageway	Mercedes Funeral Car	1980		sedan
Armbruster Stageway	Mercedes Ski Cruiser	1980		sedan
Aston Martin	DB11	2017	2024	coupe,convertible
Aston Martin	DB12	2024		convertible,coupe
Aston Martin	DB7	1994	2003	convertible,coupe
Aston Martin	DB9	2005	2016	coupe,convertible
Aston Martin	DBS	2009	2024	coupe,convertible
Aston Martin	DBX	2021		suv,hatchback,coupe
Aston Martin	Lagonda	1991	1994	convertible,coupe
Aston Martin	Rapide	2010	2019	sedan
Aston Martin	V12 Vantage	2011	2018	hatchback,convertible
Aston Martin	V8 Vantage	2009	2018	hatchback,convertible
Aston Martin	Valhalla	2026		coupe
Aston Martin	Valiant	2024		hatchback
Aston Martin	Valour	2024		hatchback
Aston Martin	Vanquish	2001		coupe,convertible
Aston Martin	Vanquish Zagato	2018	2019	convertible,hatchback
Aston Martin	Vantage	2006		hatchback,convertible,coupe
Aston Martin	Virage	1990	2012	coupe,convertible
Asuna	Sunfire	1993	1993	coupe,hatchback
Audi	100	1990	1994	sedan,wagon
Audi	200	1990	1991	sedan,wagon
Audi	80	1990	1991	sedan
Audi	90	1990	1995	sedan
Audi	A3	2006		sedan,wagon,convertible,hatchback
Audi	A4	1996		sedan,wagon,convertible
Audi	A4 allroad	2013		suv
Audi	A5	2008		coupe,convertible,hatchback
Audi	A6	1995		sedan,wagon
Audi	A6 allroad	2020		wagon
Audi	A7	2012	2025	hatchback,sedan
Audi	A7 e	2021	2022	hatchback
Audi	A8	1997	2020	sedan
Audi	A8 e	2020	2020	sedan
Audi	A8 L	2021		sedan
Audi	A8 L e	2021	2021	sedan
Audi	allroad	2001	2005	wagon
Audi	Cabriolet	1992	1998	convertible
Audi	Coupe	1990	1991	coupe
Audi	e-tron	2019	2023	suv
Audi	e-tron GT	2022		sedan
Audi	e-tron Sportback	2020	2022	suv
Audi	Q3	2015		suv
Audi	Q4	2022		suv
Audi	Q5	2009		suv
Audi	Q5 e	2020	2025	suv
Audi	Q6	2025		suv
Audi	Q7	2007		suv
Audi	Q8	2019		suv
Audi	R8	2008	2023	coupe,convertible
Audi	RS 3	2017		sedan
Audi	RS 4	2007	2008	sedan,convertible
Audi	RS 5	2013	2025	coupe,hatchback,convertible
Audi	RS 6	2003	2004	sedan
Audi	RS 6 Avant	2021		wagon
Audi	RS 7	2014		hatchback,sedan
Audi	RS e-tron GT	2022		sedan
Audi	RS Q8	2020		suv
Audi	S e-tron GT	2025		sedan
Audi	S3	2015		sedan
Audi	S4	1992		sedan,wagon,convertible
Audi	S5	2008		coupe,convertible,hatchback
Audi	S6	1995	2025	sedan
Audi	S7	2013	2025	hatchback,sedan
Audi	S8	2001		sedan
Audi	SQ5	2014		suv
Audi	SQ6	2025		suv
Audi	SQ7	2020		suv
Audi	SQ8	2020		suv
Audi	TT	2000	2023	convertible,coupe
Audi	TT RS	2013	2022	coupe
Audi	TTS	2009	2023	coupe,convertible
Audi	V8	1991	1994	sedan
Autocar Ltd	Autocar Ltd	2006		convertible,coupe
Autodelta USA Inc	Autodelta USA Inc	2000		convertible,sedan,coupe
Autokad	Kombat	2006		suv
AUTOMOBILI PININFARINA	Battista	2022		coupe,convertible
Avanti	Avanti	1990	1994	convertible,sedan,coupe
Avera Motors	Coupe	2010		coupe
Avera Motors	Crossover	2010		suv
Avera Motors	Open Top	2010		convertible
Avera Motors	Roadster	2010		convertible
Azure Dynamics	Transit Connect Electric	2007		van
Backdraft	Roadster	2024		convertible
Bakkura Mobility	Bakkura Mobility	2009		sedan
Ballistic	FR1	2024		coupe
Ballistic	FR2	2024		coupe
BBC	Passenger Car	2007		sedan,hatchback,convertible
Beiqi Foton Motor / Beijing Bus Branch	Passenger Car	2002		sedan,wagon
Bentley	ARMOURED ARNAGE	2004	2009	sedan
Bentley	Arnage	1999	2009	sedan
Bentley	Azure	1996	2010	convertible
Bentley	Bentayga	2017		suv
Bentley	Brooklands	1993	2010	sedan,coupe
Bentley	Continental	1990		coupe,convertible,sedan
Bentley	Eight	1990	1992	sedan
Bentley	Flying Spur	2014		sedan
Bentley	Mulsanne	1990	2020	sedan,convertible,coupe
Bentley	Roll Royce Silver Seraph	2009	2009	sedan
Bentley	Rolls-Royce Park Ward	2009	2009	sedan
Bentley	Turbo	1990	1998	sedan
Bertone	X 1/9	1983	1992	convertible
Beyond Roads	Maverick BR1000	2014		suv
Beyond Roads	Maverick BR2000	2014		suv
Blackwater	Classic	2016		sedan
Blackwater	Cordova	2016		sedan
Blackwater	Malibu	2016		sedan
Bluecar	Bluecar, SAS	2016		coupe,convertible
BMW	128i	2008	2014	convertible,coupe
BMW	135i	2008	2014	coupe,convertible
BMW	1M	2011	2011	coupe
BMW	228	2026	2026	sedan
BMW	228i	2014	2025	coupe,sedan,convertible
BMW	230i	2017		coupe,convertible
BMW	318i	1990	1998	sedan
BMW	318iC	1990	1996	convertible
BMW	318iS	1990	1996	coupe
BMW	318ti	1990	2000	hatchback
BMW	320i	2013	2018	sedan
BMW	323i	1999	2000	sedan
BMW	323iC	1998	2000	convertible
BMW	323is	1998	2000	coupe
BMW	325Ci	2000	2006	coupe,convertible
BMW	325i	1990	2006	sedan,wagon
BMW	325iC	1990	1995	convertible
BMW	325iS	1990	1995	coupe,sedan
BMW	325ix	1990	1991	sedan
BMW	325xi	2002	2006	sedan,wagon
BMW	328Ci	1999	2000	coupe
BMW	328d	2014	2018	sedan,wagon
BMW	328i	1996	2016	sedan,coupe,wagon,convertible
BMW	328iC	1996	2000	convertible
BMW	328iS	1996	2000	coupe
BMW	328xi	2007	2008	sedan,coupe,wagon
BMW	330Ci	2001	2006	convertible,coupe
BMW	330e	2016	2024	sedan
BMW	330i	2001		sedan
BMW	330xi	2002	2006	sedan
BMW	335	2014	2014	sedan
BMW	335d	2009	2011	sedan
BMW	335i	2007	2017	sedan,coupe,convertible
BMW	335is	2011	2015	convertible,coupe
BMW	335xi	2007	2008	sedan,coupe
BMW	340i	2016	2024	sedan
BMW	428i	2014	2016	coupe,convertible,sedan
BMW	430i	2017		coupe,convertible,sedan
BMW	435i	2014	2016	coupe,convertible,sedan
BMW	440i	2017		sedan,convertible,coupe
BMW	525i	1990	2007	sedan,wagon
BMW	525iA	2003	2003	wagon,sedan
BMW	525xi	2006	2007	sedan
BMW	528i	1997	2016	sedan
BMW	528xi	2008	2013	sedan
BMW	530e	2018	2023	sedan
BMW	530i	1994		sedan
BMW	530iA	2003	2003	sedan
BMW	530xi	2006	2007	sedan,wagon
BMW	535d	2014	2016	sedan
BMW	535i	1990	2017	sedan
BMW	535xi	2008	2008	sedan,wagon
BMW	540d	2018	2019	sedan
BMW	540i	1994		sedan
BMW	540iA	2003	2003	sedan,wagon
BMW	545i	2004	2005	wagon,sedan
BMW	550e	2025		sedan
BMW	550i	2006	2017	sedan
BMW	640i	2012	2019	sedan,convertible,coupe
BMW	640xi	2018	2019	sedan
BMW	645Ci	2004	2005	convertible,coupe
BMW	645i	2004	2004	coupe
BMW	650i	2006	2019	coupe,convertible,sedan
BMW	650i, Alpina B6	2015	2016	sedan
BMW	650i, B6	2017	2019	sedan
BMW	650xi	2012	2015	convertible,coupe
BMW	730i	1994	1994	sedan
BMW	735i	1990	1992	sedan
BMW	735iL	1990	1992	sedan
BMW	740e	2017	2019	sedan
BMW	740i	1993	2026	sedan
BMW	740iL	1993	2001	sedan
BMW	740Li	2011	2022	sedan
BMW	745e	2020	2021	sedan
BMW	745i	2002	2005	sedan
BMW	745Le	2022	2022	sedan
BMW	745Li	2002	2005	sedan
BMW	750e	2024	2026	sedan
BMW	750i	2001	2022	sedan
BMW	750i, Alpina B7	2012	2015	sedan
BMW	750i, B7	2017	2019	sedan
BMW	750iL	1990	1999	sedan
BMW	750Li	2000	2022	sedan
BMW	750Li, Alpina B7	2012	2015	sedan
BMW	750Lxi	2010	2015	sedan
BMW	750Lxi, Alpina B7	2012	2012	sedan
BMW	750xi	2010	2015	sedan
BMW	750xi, Alpina B7	2012	2012	sedan
BMW	760i	2005	2026	sedan
BMW	760Li	2003	2015	sedan
BMW	840Ci	1990	1996	coupe
BMW	840i	2020	2026	coupe,convertible,sedan
BMW	850Ci	1990	1996	coupe
BMW	850CSi	1990	1995	coupe
BMW	850i	1991	2019	coupe,convertible
BMW	ActiveE	2012	2012	coupe
BMW	ActiveHybrid 3	2014	2015	sedan
BMW	ActiveHybrid 5	2012	2018	sedan
BMW	ActiveHybrid 7	2014	2015	sedan
BMW	Alpina	2003	2003	convertible
BMW	Alpina B8	2022	2025	sedan
BMW	B7	2019	2022	sedan
BMW	i3	2014	2021	hatchback
BMW	i4	2022	2026	sedan
BMW	i5	2024		sedan
BMW	i7	2023	2026	sedan
BMW	i8	2014	2020	coupe,convertible
BMW	iX	2022		suv
BMW	M2	2016		coupe
BMW	M235	2025	2026	sedan
BMW	M235i	2014	2024	sedan,coupe,convertible
BMW	M240i	2017		coupe,convertible
BMW	M3	1990		sedan,coupe,convertible
BMW	M340i	2020		sedan
BMW	M3Ci	2001	2006	convertible
BMW	M4	2015		coupe,convertible
BMW	M440i	2021	2026	coupe,convertible,sedan
BMW	M5	1991		sedan
BMW	M550i	2018	2023	sedan
BMW	M6	2006	2019	coupe,convertible,sedan
BMW	M760i	2017	2021	sedan
BMW	M760Li	2022	2022	sedan
BMW	M8	2020	2025	coupe,convertible,sedan
BMW	M850i	2020	2026	coupe,convertible,sedan
BMW	X1	2012	2026	suv
BMW	X2	2018	2026	suv
BMW	X3	2004		suv
BMW	X4	2015	2025	suv
BMW	X5	2000	2026	suv
BMW	X6	2008		suv
BMW	X7	2019		suv
BMW	XM	2023	2026	suv
BMW	Z3	1996	2002	convertible,hatchback
BMW	Z4	2003	2026	convertible
BMW	Z8	2001	2003	convertible
Brain Unlimited	Multipurpose Passenger Vehicle	2008	2013	suv
Bremach	BERTAN	2021		suv
Bremach	BRIO	2021		suv
Bremach	Other	2021		suv
Bremach	PROFI	2021		suv
Bremach	TAOS	2021		suv
Bug Motors	Bug	1997		sedan
Bugatti	Chiron	2018	2024	coupe
Bugatti	Chiron Pur Sport	2020	2024	coupe
Bugatti	Chiron Supersport	2020	2024	coupe
Bugatti	EB110	1994		coupe
Bugatti	Mistral	2025		convertible
Bugatti	Veyron	2005	2017	coupe
Buick	Cascada	2016	2019	convertible
Buick	Century	1990	2005	sedan,wagon,coupe
Buick	Coachbuilder	1990	1996	wagon
Buick	Electra	1990	1990	wagon,sedan,coupe
Buick	Enclave	2007		suv
Buick	Encore	2013		suv
Buick	Encore GX	2020		suv
Buick	Envision	2016		suv
Buick	Envista	2024		suv
Buick	LaCrosse	2005	2019	sedan
Buick	LeSabre	1988	2005	sedan,coupe,wagon
Buick	Lucerne	2006	2011	sedan
Buick	Park Avenue	1991	2005	sedan
Buick	Rainier	2004	2007	suv
Buick	Reatta	1990	1991	convertible,coupe
Buick	Regal	1990	2020	sedan,coupe
Buick	Regal TourX	2018	2020	wagon
Buick	Rendezvous	2001	2007	suv
Buick	Riviera	1990	1999	coupe
Buick	Roadmaster	1990	1996	sedan,wagon
Buick	Skyhawk	1990	1990	sedan,wagon,coupe,hatchback
Buick	Skylark	1990	1998	sedan,coupe
Buick	Terraza	2005	2007	minivan
Buick	Verano	2012	2017	sedan
BXR	Blade	2015		coupe
BYD	e6	2011		hatchback
C-R CHEETAH RACE CARS	CHEETAH	1993		convertible,coupe
C-R CHEETAH RACE CARS	SUPER CHEETAH	1993		convertible,coupe
Cadillac	60 Special	1991	1993	sedan,coupe
Cadillac	Allante	1990	1993	convertible
Cadillac	Armored Vehicle	2013		sedan
Cadillac	ATS	2013	2019	coupe,sedan,wagon
Cadillac	Brougham	1990	1992	sedan
Cadillac	Celestiq	2025		sedan
Cadillac	CT4	2020		sedan
Cadillac	CT5	2020		sedan
Cadillac	CT6	2016	2020	sedan
Cadillac	CTS	2003	2019	sedan,coupe,wagon
Cadillac	Deville	1990	2005	sedan,coupe
Cadillac	DTS	2006	2011	sedan,wagon,coupe
Cadillac	Eldorado	1990	2002	coupe
Cadillac	ELR	2014		coupe,sedan,wagon
Cadillac	Escalade	1999		suv,truck
Cadillac	Escalade ESV	2017		suv
Cadillac	Escalade IQ	2025		suv
Cadillac	Escalade IQL	2026		suv
Cadillac	Fleetwood	1990	1996	sedan,coupe
Cadillac	Funeral Coach	2013		sedan,wagon
Cadillac	Limousine	1998	2011	suv
Cadillac	Lyriq	2023		suv
Cadillac	Optiq	2025		suv
Cadillac	Seville	1990	2004	sedan
Cadillac	SRX	2004		suv
Cadillac	Stretch Limousine	2013		sedan
Cadillac	STS	2005	2011	sedan,wagon,coupe
Cadillac	Vistiq	2026		suv
Cadillac	XT4	2019		suv
Cadillac	XT5	2017		suv
Cadillac	XT6	2020		suv
Cadillac	XTS	2013	2019	sedan
California	FD	2012		suv
California	LR	2012		suv
California	MB	2012		suv
California	QX	2012		suv
California	SA	2012		suv
California	SQ	2012		suv
California	TR	2012		suv
CalMotors	CA1	2021		sedan
Cami	Hydra Gator	2004		suv
Cami	Hydra Spyder	2004		suv
Canoo	LTV - Q	2023		truck
Canoo	LV	2023		suv
Carbodies	London Taxi	1985		sedan
Chanje	MPV	2018		van
Chanje	Truck	2017		van
Chevrolet	3 ton	2001	2004	suv,truck
Chevrolet	Astro Van	1990	2005	van
Chevrolet	Avalanche	2002	2013	truck
Chevrolet	Aveo	2004		sedan,coupe,convertible,hatchback
Chevrolet	Beretta	1990	1996	coupe
Chevrolet	Blazer	1990		suv
Chevrolet	Bolt	2027		hatchback
Chevrolet	Bolt EUV	2022	2023	hatchback
Chevrolet	Bolt EV	2017	2023	hatchback
Chevrolet	Bolt Incomplete	2018		hatchback,suv
Chevrolet	C/K Pickup	2003	2006	truck
Chevrolet	Camaro	1990		coupe,convertible
Chevrolet	Caprice	1990	1996	sedan,wagon
Chevrolet	Caprice Police Vehicle	2011		sedan,coupe,convertible,hatchback
Chevrolet	Captiva Sport	2010		suv
Chevrolet	Cavalier	1990	2005	convertible,sedan,wagon,coupe
Chevrolet	Celebrity	1990	1990	wagon
Chevrolet	City Express	2015	2018	van,truck
Chevrolet	Colorado	2004		truck
Chevrolet	Corsica	1990	1996	sedan,hatchback
Chevrolet	Corvette	1990		coupe,convertible
Chevrolet	Cruze	2010		sedan,coupe,hatchback,convertible
Chevrolet	Cruze Limited	2016	2016	sedan
Chevrolet	Equinox	2005		suv
Chevrolet	Express	1997		van
Chevrolet	G-Series	1990	1996	van
Chevrolet	Geo Prizm	1998		sedan
Chevrolet	GMT-400	1990	2002	truck
Chevrolet	HHR	2006	2011	suv,van
Chevrolet	Hi-Cube	1992	1994	van
Chevrolet	Impala	2000		sedan,coupe,convertible
Chevrolet	Impala Limited	2014	2016	sedan,convertible,coupe
Chevrolet	Lumina	1990	2001	sedan,coupe
Chevrolet	Lumina APV	1990	1996	van
Chevrolet	Malibu	1997		sedan,coupe
Chevrolet	Malibu Limited	2016	2016	sedan
Chevrolet	Matiz	2004	2012	convertible,sedan,coupe,hatchback
Chevrolet	Metro	1998	2001	sedan,hatchback
Chevrolet	Onix	2021		sedan
Chevrolet	Orlando	2009		suv
Chevrolet	R Conventional	1990	1991	truck
Chevrolet	S-10 Blazer	1990	2000	suv
Chevrolet	S-10 Pickup	1990	2005	truck
Chevrolet	Silverado	1999		truck
Chevrolet	Silverado HD	2019		truck
Chevrolet	Silverado LD	2019		truck
Chevrolet	Silverado LTD	2022		truck
Chevrolet	Sonic	2012		sedan,hatchback
Chevrolet	Spark	2008		hatchback,coupe
Chevrolet	SS	2014		sedan
Chevrolet	SSR	2003	2006	truck
Chevrolet	Suburban	1990		suv
Chevrolet	Suburban HD	2024		suv
Chevrolet	Tahoe	1995		suv
Chevrolet	Tracker	1995		suv
Chevrolet	Trailblazer	2002		suv
Chevrolet	Traverse	2009		suv
Chevrolet	Traverse Limited	2024		suv
Chevrolet	Trax	2013		suv
Chevrolet	Uplander	2005	2009	van
Chevrolet	V Conventional	1990	1991	truck
Chevrolet	Venture	1997	2005	minivan,van
Chevrolet	Volt	2011		hatchback,coupe,convertible,sedan
Chrysler	200	2011	2017	sedan,convertible
Chrysler	300	1999		sedan
Chrysler	Aspen	2007	2009	suv
Chrysler	Caravan	2003	2003	minivan
Chrysler	Cirrus	1995	2006	sedan,coupe,convertible,hatchback
Chrysler	Concorde	1993	2004	sedan,coupe,convertible,hatchback
Chrysler	Daytona	1990	1993	hatchback
Chrysler	Dynasty	1990	1993	sedan
Chrysler	Grand Caravan	2021		minivan
Chrysler	Grand Voyager	2000	2000	minivan
Chrysler	Imperial	1990	1993	sedan
Chrysler	Intrepid	1993	2003	sedan,coupe,convertible,hatchback
Chrysler	LeBaron	1990	1995	sedan,convertible,coupe
Chrysler	LHS	1994	2001	sedan,coupe,convertible,hatchback
Chrysler	Neon	1995	2002	sedan,coupe,convertible,hatchback
Chrysler	New Yorker	1990	1997	sedan,coupe,convertible,hatchback
Chrysler	Pacifica	2004		minivan
Chrysler	PT Cruiser	1995	2010	suv
Chrysler	SALON	1990	1990	sedan
Chrysler	Sebring	1995	2010	sedan,coupe,hatchback,convertible
Chrysler	Stratus	1995	1997	sedan,coupe,convertible,hatchback
Chrysler	TC	1990	1991	convertible
Chrysler	Town and Country	1990	2016	minivan
Chrysler	Viper	1991	1997	sedan,coupe,convertible,hatchback
Chrysler	Vision	1991	1997	sedan,coupe,convertible,hatchback
Chrysler	Voyager	1995		minivan
CLASSIC ROADSTERS	Cobra	1980	2008	convertible
CLASSIC ROADSTERS	Duchess	1980	2008	convertible
CLASSIC ROADSTERS	Duke	1980	2008	convertible
CLASSIC ROADSTERS	Marlene	1980	2008	convertible
CLASSIC ROADSTERS	MX	1980	2008	convertible
CLASSIC ROADSTERS	Saxon	1980	2008	convertible
CLASSIC ROADSTERS	Sebring	1980	2008	convertible
Classic Sports Cars	MIGI	1988		convertible
Classic Sports Cars	OTHER	1988		convertible
Classic Sports Cars	XC-53	1988		convertible
Clenet	Chrysler Base	1989		convertible,sedan,coupe
Clenet	Ford Base	1989		convertible,sedan,coupe
Clenet	General Motors Base	1989		convertible,sedan,coupe
Cobra Cars	Cobra Daytona	1993		convertible,coupe
Cobra Cars	Others	1993		convertible,coupe
Coda	CODA	2010		sedan,coupe,hatchback
Consulier	Vango	1993		van
Consulier GTP	GTP	1991		coupe
CONTEMPORARY CLASSIC CARS (CCC)	Ravenhawk	2014		convertible
Costin sports car	Racing Car	1986		convertible
Costin sports car	Sports car	1986		convertible
Creative Coachworks	Creative Coachworks	2013		van
Creative Coachworks Inc.	Baron Automobile Line	1990		convertible
Cross Lander of North America Inc.	Cross Lander of North America Inc.	2002		truck
Cruise	AV	2020		sedan
CX Automotive	CX Automotive	1986		sedan,wagon
Czinger	21C	2019		hatchback,sedan,coupe,convertible,wagon
Daewoo	Laganza V-car	2003	2007	sedan
Daewoo	LANOS	1997	2002	sedan,hatchback,wagon,convertible
Daewoo	LEGANZA	1997	2002	sedan
Daewoo	Leganza V-200 & variants/derivatives	2003	2007	sedan
Daewoo	NUBIRA	1997	2002	sedan,hatchback,wagon,convertible
Daihatsu	Charade	1990		sedan,hatchback
Daihatsu	Rocky	1989		suv
Daytona Coach Builders	Daytona Midgie-2	1984		convertible
DESERT POWER WAGON	2DPW	2022		suv
DESERT POWER WAGON	4DPW	2022		suv
DESERT POWER WAGON	MEGACAB	2022		suv
DESERT POWER WAGON	WC53	2022		suv
Dodge	Avenger	1995	2014	sedan,coupe
Dodge	Caliber	2006	2012	hatchback
Dodge	Caravan	1990	2004	van
Dodge	Caravan/Grand Caravan	1995	2008	minivan,van
Dodge	Challenger	2008		coupe,sedan
Dodge	Charger	2006		sedan,coupe
Dodge	Colt	1990	1995	wagon,sedan,hatchback
Dodge	D-Series	1990	1993	truck
Dodge	Dakota	1990	2012	truck
Dodge	Dart	2013	2016	sedan
Dodge	Daytona	1990	1993	hatchback
Dodge	Durango	1995		suv
Dodge	Dynasty	1990	1993	sedan
Dodge	Grand Caravan	1990	2023	minivan,van
Dodge	Hornet	2023		suv
Dodge	Journey	2009	2023	suv
Dodge	Magnum	2005	2008	suv
Dodge	Monaco	1990	1992	sedan
Dodge	Neon	1994	2005	sedan
Dodge	Nitro	2007	2012	suv
Dodge	OMNI	1990	1990	hatchback
Dodge	Ram	1994	2012	truck
Dodge	RAM 50	1990	1993	truck
Dodge	Ram Chassis Cab	1980	2012	truck
Dodge	Ram Van	1980	2003	van
Dodge	Ram Wagon	1980	2003	van
Dodge	Ramcharger	1990	1997	suv
Dodge	Shadow	1990	1994	hatchback
Dodge	Spirit	1990	1995	sedan
Dodge	Sprinter	2005	2009	van
Dodge	Stratus	1995	2006	sedan,coupe
Dodge	Viper	1992	2017	coupe
Dodge	W-Series	1990	1993	truck
Dongfeng	Front drive motor	2020		wagon
Dongfeng	Rear drive motor	2020		wagon
Dongfeng	Sport	2020		wagon
Eagle	MEDALLION	1989		sedan,wagon
Eagle	PREMIER	1990	1992	sedan
Eagle	Summit	1990	1996	sedan
Eagle	Talon	1990	1998	hatchback
Eagle	Vision	1991	1997	sedan
Eagle	VISTA	1990	1992	sedan,wagon,hatchback
Ecocar	X	2023		sedan,hatchback
Ecocar	X2	2023		sedan,hatchback
Electric Car Company	MI-6	1994		convertible
Electric Mobile Cars	Electric Mobile Cars	2009		wagon
Electric Vehicles International	Ford F350	2010		truck
Electric Vehicles International	Ford F450	2010		truck
Electric Vehicles International	Freightliner M2	2010		truck
Elkington	Original	2023		coupe
Engine Connection	1934 Ford 5-Window Coupe replica	2003		coupe
Engine Connection	1934 Ford Roadster	2003		convertible
Engine Connection	Cobra 427 replica	2003		convertible
Engine Connection	Daytona Coupe replica	2003		coupe
ENVIROTECH DRIVE SYSTEMS INCORPORATED (EVT)	Logistic	2018		van
ENVIROTECH DRIVE SYSTEMS INCORPORATED (EVT)	Urban	2018		van
EQUUS AUTOMOTIVE	Equus Passenger Car	2009		convertible,coupe
EV America	Delivery Van	2010		van
EV America	Passenger Van	2010		van
EV Innovations	2 Door Inizio Sports Car	2009		coupe
EV Innovations	2 Door Wave	2009		coupe
EV Innovations	2 Door Wave Truck	2009		coupe
EV Innovations	4 Door Wave	2009		sedan
EV Innovations	4 Door Wave Truck	2009		sedan
EV Innovations	Custom Vehicle	2009		sedan
EV Innovations	Liv Wise	2009		coupe
Excalibur Automobile Corporation	Phaeton	1987		coupe
Excalibur Automobile Corporation	Roadster	1987		convertible
Excalibur Automobile Corporation	Sedan	1987		sedan
Falcon	F-7	2010		coupe
Falcon Motors	Model 1	2025		coupe,sedan
Falcon Motors	Model 3	2025		coupe,sedan
Falcon Motors	Model 6	2025		coupe,sedan
Falcon Motors	Model 9	2025		coupe,sedan
Faw Jiaxing Happy Messenger	Faw Jianxing Happy Messenger	2005		sedan
Ferrari	12Cilindri	2025		coupe,convertible
Ferrari	296	2022		coupe,convertible
Ferrari	348 Spider	1994	1995	convertible
Ferrari	348 tb	1990	1995	coupe
Ferrari	348 ts	1990	1995	convertible
Ferrari	355 Berlinetta	1995	1997	coupe
Ferrari	355 GTS	1995	1997	convertible,coupe
Ferrari	355 Spider	1995	1997	convertible
Ferrari	360	2000	2005	coupe,convertible
Ferrari	430	2007	2009	coupe,convertible
Ferrari	456	1995	1999	coupe
Ferrari	456M	2000	2003	coupe
Ferrari	458	2010	2017	convertible,coupe
Ferrari	458 Italia	2010	2017	coupe
Ferrari	488	2016	2020	coupe,convertible
Ferrari	512 TR	1993	1995	coupe
Ferrari	550 Barchetta	2001	2001	convertible
Ferrari	550 Maranello	1997	2001	coupe
Ferrari	575M Maranello	2002	2005	coupe
Ferrari	599	2006	2011	coupe
Ferrari	599 GTB Fiorano	2007	2011	coupe
Ferrari	612 Scaglietti	2005	2011	coupe
Ferrari	812	2017	2024	coupe,convertible
Ferrari	California	2010	2014	convertible
Ferrari	California T	2010	2018	convertible
Ferrari	Challenge Stradale	2004	2004	coupe
Ferrari	Daytona SP3	2023	2025	coupe
Ferrari	Enzo	2003	2003	coupe
Ferrari	F12 Berlinetta	2010	2017	coupe
Ferrari	F12 Special Series	2016	2016	coupe
Ferrari	F12 tdf (Tour de France)	2017	2017	coupe
Ferrari	F355	1996	1999	convertible,coupe
Ferrari	F40	1991	1992	coupe
Ferrari	F430	2006	2009	coupe,convertible
Ferrari	F50	1996	1996	coupe
Ferrari	F60 America	2016	2016	convertible
Ferrari	F8	2020	2023	coupe,convertible
Ferrari	FF	2010	2016	hatchback
Ferrari	GTC4Lusso	2017	2020	coupe
Ferrari	La Ferrari	2010	2017	coupe
Ferrari	Mondial T	1990	1994	coupe,convertible
Ferrari	Monza SP1/SP2	2023	2023	convertible
Ferrari	Portofino	2019	2021	convertible
Ferrari	Portofino M	2021	2023	convertible
Ferrari	Purosangue	2023		suv
Ferrari	Roma	2021		coupe,convertible
Ferrari	SF90	2021	2025	coupe,convertible
Ferrari	Testarossa	1990	1992	coupe
FF	91	2018		suv
Fiat	124 Spider	2017		convertible
Fiat	500	2012	2019	convertible,hatchback
Fiat	500e	2024		hatchback,convertible
Fiat	500L	2014	2020	suv
Fiat	500X	2016		suv
Fiat	Ducato	2019	2023	van
Fiat	Freemont	2011	2016	suv
Fisker	Karma	2011		sedan
Fisker	Nina	2011		sedan
Fisker	Ocean	2023		suv
Ford	'34	1985		convertible
Ford	Aerostar	1990	1997	minivan,van
Ford	Aspire	1994	1997	hatchback
Ford	Bronco	1990		suv
Ford	Bronco II	1990	1990	suv
Ford	Bronco Sport	2021		suv
Ford	C-Max	2013	2018	hatchback
Ford	Contour	1995	2000	sedan
Ford	Crown Victoria	1990	2011	sedan
Ford	E-150	1990	2014	van
Ford	E-250	1990	2014	van
Ford	E-350	1990		van
Ford	Ecosport	2018		suv
Ford	Edge	2007		suv
Ford	Escape	2001		suv
Ford	Escort	1990	2002	sedan,hatchback,wagon
Ford	Excursion	2000	2005	suv
Ford	Expedition	1997		suv
Ford	Expedition EL	2017	2017	suv
Ford	Expedition MAX	2007		suv
Ford	Explorer	1991		suv
Ford	Explorer Sport	2003	2003	suv
Ford	Explorer Sport Trac	2001	2010	truck,suv
Ford	F-150	1990		truck
Ford	F-150 Heritage	2004	2004	truck
Ford	F-250	1990		truck
Ford	F-350	1990		truck
Ford	F-450	1999		truck
Ford	F-550	1999		truck
Ford	F-600	1990		truck
Ford	Festiva	1990	1994	hatchback
Ford	Fiesta	2011		hatchback,sedan
Ford	Five Hundred	2005	2007	sedan
Ford	Flex	2009		suv
Ford	Focus	2000		hatchback,sedan,wagon
Ford	Freestar	2004	2007	van
Ford	Freestyle	2005	2007	suv,van
Ford	Fusion	2006	2020	sedan
Ford	GT	2004	2022	coupe
Ford	GT MKII	2023		coupe
Ford	Maverick	2022		truck
Ford	Mustang	1990		convertible,coupe
Ford	Mustang GTD	2025		coupe
Ford	Mustang Mach-E	2021		suv
Ford	Probe	1990	1997	hatchback
Ford	Ranger	1990		truck
Ford	Taurus	1990	2019	sedan,wagon
Ford	Taurus X	2008	2009	suv,van
Ford	Tempo	1990	1994	sedan
Ford	Thunderbird	1990	2005	sedan,convertible
Ford	Transit	2015		van
Ford	Transit Connect	2010		van
Ford	Windstar	1995	2003	minivan,van
Ford	ZX2	1999	2003	coupe
Formula 1 Street Com	F1S	2005		coupe
Formula 1 Street Com	FXS	2005		coupe
FortuneSport VES	Rk.S	2013		coupe
FortuneSport VES	Rt.C	2013		coupe
FortuneSport VES	Rt.S	2013		coupe
FortuneSport VES	Rt.V	2013		coupe
FortuneSport VES	Rt.X	2013		coupe
Freightliner	eSprinter	2024		van
Freightliner	Sprinter	2001		van
Freightliner	XCS Chassis	2000	2017	van
Genesis	G70	2019		sedan
Genesis	G80	2017		sedan
Genesis	G90	2017		sedan
Genesis	GV60	2023		suv
Genesis	GV70	2022		suv
Genesis	GV80	2021		suv
Geo	Metro	1990	1997	hatchback,sedan,convertible
Geo	Prizm	1989	1997	sedan,hatchback
Geo	Sprint	1990	1993	hatchback
Geo	Storm	1985	1993	hatchback,coupe
Geo	Tracker	1990	1994	suv
Glickenhaus	004	2020		coupe
Glickenhaus	007	2022		coupe
Glickenhaus	2-Door Boot	2020		suv
Glickenhaus	2-Door Boot Baja Edition	2020		suv
Glickenhaus	4-Door Boot	2020		suv
Glickenhaus	4-Door Boot Baja Edition	2020		suv
GMC	Acadia	2007		suv
GMC	Canyon	2004		truck
GMC	Cruise Origin AV	2024		suv
GMC	Envoy	2002	2009	suv
GMC	Geo Tracker	1990	1990	suv
GMC	Hummer EV Pickup	2022		truck
GMC	Hummer EV SUV	2024		suv
GMC	Jimmy	1990	1991	suv
GMC	Jimmy Utility	1995	2005	suv
GMC	Magna Van	1990	1993	van
GMC	R Conventional	1990	1991	truck
GMC	Rally	1990	1996	van
GMC	S15 Pickup	1990	1990	truck
GMC	S15 Utility	1990	1994	suv
GMC	Safari	1989	2005	van
GMC	Savana	1996		van
GMC	Sierra	1990		truck
GMC	Sierra HD	2019		truck
GMC	Sierra Limited	2019		truck
GMC	Sonoma	1991	2004	truck
GMC	Suburban	1990	2000	suv
GMC	Terrain	2009		suv
GMC	Typhoon	1992	1993	suv
GMC	V Conventional	1990	1991	truck
GMC	Vandura	1990	1996	van
GMC	Yukon	1992		suv
GMC	Yukon XL	1995		suv
GreenPower	EV Star Cargo	2022		van
Gruppe B	Gruppe B	1996		coupe
GULLWING INTERNATIONAL MOTORS, LTD.	GULLWING 300SL(MERCEDES REPLICA)	1997		convertible
GULLWING INTERNATIONAL MOTORS, LTD.	ROADSTER 300SL(MERCEDES REPLICA)	1997		convertible
Hedley Studios	Bentley Blower Jnr	2026		convertible
Heritage	500K	1991		convertible
Heritage	Camaro	2013		coupe
Heritage	Chevelle	2013		coupe
Heritage	Mustang	2013		hatchback
HMC	HD120	1999	1999	van
Holden	Acadia	2019		suv
Holden	Equinox	2018		suv
Holden	Volt	2013		sedan
Honda	Accord	1990		sedan,coupe
Honda	Accord Crosstour	2010	2011	suv
Honda	Civic	1990		sedan,coupe,hatchback
Honda	Civic Si	1990		sedan
Honda	Civic Type R	2017		hatchback
Honda	Clarity	2017	2021	sedan
Honda	CR-V	1997		suv
Honda	CR-Z	2011	2016	hatchback
Honda	Crosstour	2012	2015	suv
Honda	del Sol	1994	1997	coupe
Honda	Element	2003	2011	suv
Honda	EV Plus	1997	1999	hatchback
Honda	FCX Clarity	2004	2014	sedan,hatchback
Honda	Fit	2007	2020	hatchback
Honda	HR-V	2016		suv
Honda	Insight	2000	2022	hatchback,sedan
Honda	Odyssey	1995		minivan
Honda	Passport	1994		suv
Honda	Pilot	2003		suv
Honda	Prelude	1990		coupe
Honda	Prologue	2024		suv
Honda	Ridgeline	2006		truck
Honda	S2000	2000	2009	convertible
Hummer	H1	1991	2006	suv
Hummer	H2	2003	2011	suv,truck
Hummer	H3	2006	2011	suv
Hummer	H3T	2009	2009	truck
Humvee	C-Series Carry All	2015		suv
Humvee	C-Series Station Wagon	2015		suv
Hunter Automotive Group, Inc	Hunter	2000		suv
HUNTER DESIGN GROUP, LLC	HUNTER DESIGN GROUP, LLC	2004		convertible
Hyundai	Accent	1995		sedan,hatchback,coupe
Hyundai	Azera	2006	2018	sedan,hatchback,coupe
Hyundai	Elantra	1992		sedan,hatchback,coupe
Hyundai	Elantra GT	2017	2020	hatchback
Hyundai	Elantra N	2022		sedan
Hyundai	Elantra Touring	2010	2010	hatchback
Hyundai	Entourage	2006	2014	minivan,sedan,hatchback,suv,wagon
Hyundai	Equus	2011	2016	sedan
Hyundai	Excel	1990	1994	hatchback,sedan,coupe
Hyundai	Genesis	2009	2016	sedan,hatchback,wagon,coupe
Hyundai	Genesis Coupe	2010	2016	coupe
Hyundai	Ioniq	2017	2022	hatchback
Hyundai	Ioniq 5	2022		suv
Hyundai	Ioniq 5 N	2025		suv
Hyundai	Ioniq 6	2023		sedan
Hyundai	Ioniq 6 N	2026		sedan
Hyundai	Ioniq 9	2026		suv
Hyundai	Kona	2018		suv
Hyundai	Kona N	2022		suv
Hyundai	Nexo	2019		suv
Hyundai	Palisade	2020		suv
Hyundai	Santa Cruz	2022		truck
Hyundai	Santa Fe	2001		suv
Hyundai	Santa Fe Sport	2013	2018	suv
Hyundai	Santa Fe XL	2019		suv
Hyundai	Scoupe	1991	1995	coupe,hatchback,sedan
Hyundai	Sonata	1990		sedan,hatchback
Hyundai	Tiburon	1997	2008	sedan,coupe,hatchback
Hyundai	Tucson	2005		suv
Hyundai	Veloster	2012	2021	coupe
Hyundai	Veloster N	2019	2022	coupe
Hyundai	Venue	2020		wagon
Hyundai	Veracruz	2007	2013	suv,sedan,hatchback
Hyundai	XG300	2001	2001	sedan
Hyundai	XG350	2002	2005	sedan,coupe,hatchback
IC Bus	XH015	1983		truck
IC Bus	XR015	1983		truck
IC Bus	XR025	1983		truck
Ineos	Grenadier	2023		suv,truck
Infiniti	EX35	2008	2013	wagon,convertible,sedan,coupe,hatchback
Infiniti	FX35	2003	2012	suv
Infiniti	FX37	2013	2013	suv
Infiniti	FX45	2003	2008	suv
Infiniti	FX50	2009	2013	suv
Infiniti	G20	1991	2002	sedan,convertible,coupe
Infiniti	G25	2011	2012	convertible,sedan,wagon,coupe,hatchback
Infiniti	G35	2003	2009	coupe,sedan
Infiniti	G37	2008	2013	sedan,coupe,convertible,wagon,hatchback
Infiniti	I30	1996	2001	sedan
Infiniti	I35	2002	2004	sedan,coupe,wagon
Infiniti	J30	1993	1997	sedan
Infiniti	JX35	2013	2013	suv
Infiniti	M30	1990	1992	sedan,coupe,convertible
Infiniti	M35	2006	2010	sedan,convertible,coupe,hatchback,wagon
Infiniti	M35h	2012	2013	convertible,sedan,wagon,coupe,hatchback
Infiniti	M37	2011	2013	convertible,sedan,wagon,coupe,hatchback
Infiniti	M45	2003	2010	sedan,coupe,convertible,hatchback,wagon
Infiniti	M56	2011	2013	convertible,sedan,wagon,coupe,hatchback
Infiniti	Q40	2015	2016	sedan
Infiniti	Q45	1990	2007	sedan,coupe
Infiniti	Q50	2014		sedan
Infiniti	Q60	2014	2022	coupe,convertible
Infiniti	Q70	2014	2022	sedan
Infiniti	Q70L	2015	2022	sedan
Infiniti	QX30	2017	2019	hatchback
Infiniti	QX4	1997	2003	suv
Infiniti	QX50	2014		suv,wagon
Infiniti	QX55	2022		suv
Infiniti	QX56	2003	2013	suv
Infiniti	QX60	2014		suv
Infiniti	QX70	2014	2018	suv
Infiniti	QX80	2014		suv
International	4500/4700 LPX	1983		truck
International	4700	1983		truck
International	4800	1983		truck
International	4900	1983		truck
International	F-4900	1983		truck
International	GR015	1983	2011	truck
International	GR025	1983		truck
International	GR035	1983		truck
Inzuro	Maruchi	2016		suv
Iron Guru Customs	Custom MPV	2018		suv
Isuzu	Amigo	1990	1994	suv
Isuzu	Ascender	2003	2008	suv
Isuzu	Hombre	1996	2000	truck
Isuzu	i-280	2006	2006	truck
Isuzu	i-290	2007	2008	truck
Isuzu	i-350	2006	2006	truck
Isuzu	i-370	2007	2008	truck
Isuzu	IMPULSE	1990	1992	coupe,hatchback
Isuzu	Oasis	1996	1999	minivan,suv
Isuzu	Pickup	1990	1995	truck
Isuzu	Rodeo	1990	2004	suv
Isuzu	Rodeo/Amigo	1998	1999	suv
Isuzu	Stylus	1990	1992	sedan
Isuzu	Trooper	1990	2002	suv
Ives Motors Corporation (IMC)	Calypso	2000		sedan
Ives Motors Corporation (IMC)	M151	2000		sedan
Ives Motors Corporation (IMC)	M2000	2000		sedan
Ives Motors Corporation (IMC)	Super Hunter	2000		sedan
Ives Motors Corporation (IMC)	The Hunter/El Cazador	2000		sedan
Jac 427	Cobra	1993		convertible
Jaguar	E-PACE	2018		suv
Jaguar	F-PACE	2017		suv
Jaguar	F-TYPE	2014		convertible,coupe
Jaguar	I-PACE	2019		suv
Jaguar	S-Type	2000	2008	sedan
Jaguar	Vanden Plas	1990	2004	sedan,convertible,coupe
Jaguar	X-Type	2002	2008	sedan,wagon
Jaguar	XE	2017	2021	sedan
Jaguar	XF	2009		sedan
Jaguar	XJ	2002	2019	sedan
Jaguar	XJ12	1991	1997	sedan,convertible,coupe
Jaguar	XJ6	1990	1997	convertible,sedan,coupe
Jaguar	XJ8	1998	2003	sedan,convertible,coupe
Jaguar	XJR	1995	2007	sedan,convertible,coupe
Jaguar	XJS	1990	1997	sedan,convertible,coupe
Jaguar	XK	2000	2015	coupe,convertible
Jaguar	XK8	1997	2004	convertible,coupe,sedan
Jeep	Cherokee	1990		suv
Jeep	Comanche	1990	1992	truck
Jeep	Commander	2006	2010	suv
Jeep	Compass	2006		suv
Jeep	Gladiator	2020		truck
Jeep	Grand Cherokee	1993		suv
Jeep	Grand Cherokee L	2021		suv
Jeep	Grand Wagoneer	1990		suv
Jeep	Grand Wagoneer L	2024		suv
Jeep	Liberty	1993	2013	suv
Jeep	Patriot	2007	2018	suv
Jeep	Recon	2026		suv
Jeep	Renegade	2015		suv
Jeep	Wagoneer	1990	2025	suv
Jeep	Wagoneer L	2024	2025	suv
Jeep	Wagoneer S	2024		suv
Jeep	Wrangler	1990		suv
Jeep	Wrangler JK	2018	2018	suv
Jinmayi	PICKUP	2023		truck
Kandi	K10 Roadster	2018		hatchback
Kandi	K11 Panda	2018		hatchback
Kandi	K12 City Beauty	2018		hatchback
Kandi	K13 Urban Cowboy	2018		hatchback
Kandi	K17A	2018		hatchback
Kandi	K22	2020		hatchback
Kandi	K23-300	2018		hatchback
Kandi	K27-300	2018		hatchback
Kandi	K28	2018		hatchback
Kandi	K28-300	2018		hatchback
Kandi	K30	2018		suv
Karma	Atlantic	2015	2016	sedan,coupe,suv
Karma	GS-6	2021		convertible,sedan,coupe
Karma	Gyesera	2025		sedan,coupe
Karma	Karma	2015	2015	suv,sedan,coupe
Karma	Kaveya	2025		sedan,coupe
Karma	Revero	2016		sedan,coupe,suv
Karma	Revero GT	2021	2024	convertible,sedan,coupe
Kepler Motors	Motion	2011	2012	coupe
Keyu	PICKUP	2023		truck
Kia	Amanti	2004	2009	sedan,hatchback,suv,wagon,minivan
Kia	Borrego	2009	2011	suv,minivan,sedan,wagon,hatchback
Kia	Cadenza	2014	2020	sedan
Kia	Carnival	2022		minivan
Kia	EV6	2022		suv
Kia	EV9	2024		suv
Kia	Forte	2010		sedan,hatchback
Kia	Forte Koup	2016	2017	coupe
Kia	K4	2025		sedan,hatchback
Kia	K5	2021		sedan
Kia	K900	2015	2020	sedan
Kia	Niro	2017		suv
Kia	Optima	2001	2020	sedan,hatchback
Kia	Rio	2001	2023	sedan,hatchback
Kia	Rondo	2007	2016	wagon,sedan,hatchback
Kia	Sedona	2001	2021	minivan,sedan,hatchback,suv
Kia	Seltos	2021		suv
Kia	Sephia	1993	2001	sedan,convertible,hatchback
Kia	Sorento	2001		suv
Kia	Soul	2010		suv
Kia	Spectra	2000	2009	hatchback,sedan,suv,minivan
Kia	Sportage	1995		suv
Kia	Stinger	2018	2023	hatchback
Kia	Telluride	2020		suv
Kindig	CF1	2023		convertible,coupe
Koenigsegg	Agera	2010	2020	convertible
Koenigsegg	Automotive	2005	2009	coupe
Koenigsegg	CC850	2025		convertible
Koenigsegg	Jesko	2025		convertible
Koenigsegg	One:1	2010	2020	convertible
Koenigsegg	Regera	2010	2024	convertible
Korando	Family LHD	1990		truck,suv,van
Korando	Family RHD	1990		truck,suv,van
Korando	LHD	1990		truck,suv,van
Korando	RHD	1990		truck,suv,van
Kunke	KUNKE	2023		truck
LA Exotics	LA Exotics	1994		convertible
Laforza	Prima	1998		suv
Lamborghini	147	2002	2002	coupe
Lamborghini	Aventador	2011	2022	coupe,convertible
Lamborghini	Diablo	1989	2001	coupe,convertible
Lamborghini	Gallardo	2004	2014	coupe,convertible
Lamborghini	Huracan	2015		coupe,convertible
Lamborghini	Murcielago	2004	2010	coupe,convertible
Lamborghini	Revuelto	2024		coupe
Lamborghini	Roadster	1989	2000	convertible,coupe
Lamborghini	Temerario	2026		coupe
Lamborghini	URUS	2019		suv
Lancia	Flavia	2012	2013	convertible
Lancia	RTL53	2011	2012	minivan
Lancia	Thema	2012	2013	sedan
Land Rover	Defender	1993		suv
Land Rover	Discovery	1994		suv
Land Rover	Discovery Sport	2015		suv
Land Rover	Freelander	2002	2005	suv
Land Rover	LR2	2008	2015	suv
Land Rover	LR3	2005	2009	suv
Land Rover	LR4	2010	2016	suv
Land Rover	New Range Rover	2022	2022	suv
Land Rover	Range Rover	1985		suv
Land Rover	Range Rover Evoque	2012		suv
Land Rover	Range Rover Sport	2006		suv
Land Rover	Range Rover Velar	2018		suv
Land Rover Santana	110" WB	2025		suv
Land Rover Santana	90" WB	2025		suv
Lexus	CT	2011	2017	hatchback
Lexus	ES	1990		sedan
Lexus	GS	1993		sedan
Lexus	GX	2003		suv
Lexus	HS	2010	2012	sedan
Lexus	IS	2001		sedan,convertible
Lexus	LC	2018		coupe,convertible
Lexus	LFA	2012	2013	coupe
Lexus	LS	1990		sedan
Lexus	LX	1996		suv
Lexus	NX	2015		suv
Lexus	RC	2015		coupe
Lexus	RX	1999		suv
Lexus	RZ	2023		suv
Lexus	SC	1992		coupe,convertible,sedan
Lexus	TX	2024		suv
Lexus	UX	2019		wagon
Limousine Manufacturing	Limousine Manufacturing	2013		sedan,suv
Lincoln	Aviator	2003		suv
Lincoln	Blackwood	2002	2003	truck
Lincoln	Continental	1990		sedan
Lincoln	Corsair	2020		suv
Lincoln	LS	2000	2006	sedan
Lincoln	Mark	1990	1998	coupe,sedan
Lincoln	Mark LT	2006	2008	truck
Lincoln	MKC	2015	2019	suv
Lincoln	MKS	2009	2016	sedan
Lincoln	MKT	2010	2019	suv
Lincoln	MKX	2007	2018	suv
Lincoln	MKZ	2007	2020	sedan
Lincoln	Nautilus	2019		suv
Lincoln	Navigator	1998		suv
Lincoln	Navigator L	2017		suv
Lincoln	Town Car	1990	2011	sedan
Lincoln	Zephyr	2006	2006	sedan
Lite Car	Lite Car	2019		sedan
LondonCoach Inc	London Taxi	1985		sedan
Lordstown	Endurance	2021		truck
Lotus	2-Eleven	2008	2012	convertible
Lotus	340R	2007	2008	coupe,convertible
Lotus	Eagle	2008	2009	convertible,coupe
Lotus	Eclat	1990	2008	convertible,coupe
Lotus	Elan	1990	2009	convertible,coupe
Lotus	ELETRE	2025		suv
Lotus	Eleven	2007	2010	coupe,convertible
Lotus	Elise	2005	2012	convertible,coupe
Lotus	Elite	1990	2008	convertible,coupe
Lotus	Emira	2024		coupe
Lotus	Esprit	1990	2009	convertible,coupe
Lotus	Europa	2007	2009	convertible,coupe
Lotus	Evora	2010		coupe
Lotus	Exige	2008	2012	coupe,convertible
Lotus	MEL	2007	2009	convertible
Lotus	Monaco	2007	2008	convertible
Lotus	Monza	2007	2008	coupe,convertible
Lotus	Spa	2007	2008	coupe,convertible
Lotus	Turbo Esprit	1990	2000	coupe
Lucid	Air	2022		sedan
Lucid	Gravity	2025		suv
Lumen	Impero	2017		coupe
Mahindra	MPV	2010		truck,suv
Mahindra	TR20	2010		truck,suv
Mahindra	TR40	2010		truck,suv
Making You Mobile	Mizer G4	2008		coupe
Maserati	228	1981	1991	hatchback,convertible,sedan,coupe
Maserati	430	1981	1991	hatchback,convertible,sedan,coupe
Maserati	Biturbo	1981	1991	hatchback,convertible,sedan,coupe
Maserati	Coupe	2002	2006	coupe
Maserati	Ghibli	2014		sedan
Maserati	Grancabrio	2024		convertible
Maserati	Granturismo	2008		coupe,convertible
Maserati	Grecale	2023		suv
Maserati	Levante	2017		suv
Maserati	MC20	2022		convertible,coupe
Maserati	Merak	1981	1991	hatchback,convertible,sedan,coupe
Maserati	Quattroporte	1981		sedan,hatchback
Maserati	Spyder	1981	2006	convertible,hatchback,sedan,coupe
Maserati	TC	1981	1991	hatchback,convertible,sedan,coupe
Matrix Motor Company	Matrix Motor Company	2002		coupe
Maybach	57	2003		sedan
Maybach	62	2003		sedan
Mayhem Autoworkz	Alter-C	2025		coupe
Mayhem Autoworkz	Alter-S	2025		sedan
Mayhem Autoworkz	Bullet	2025		coupe
Mayhem Autoworkz	Chaos	2025		coupe
Mayhem Autoworkz	Comet	2025		coupe
Mayhem Autoworkz	Fury	2025		coupe
Mayhem Autoworkz	Lynx	2025		coupe
Mayhem Autoworkz	Pegasus	2025		sedan
Mayhem Autoworkz	Phantom	2025		sedan
Mayhem Autoworkz	Prowler	2025		coupe
Mayhem Autoworkz	Rogue	2025		coupe
Mayhem Autoworkz	Stallion	2025		coupe
Mayhem Autoworkz	Wraith	2025		coupe
Mazda	323	1990	1994	hatchback,sedan
Mazda	626	1990	2002	sedan
Mazda	929	1990	1996	sedan
Mazda	B-Series	1990	2010	truck
Mazda	CX-3	2016	2022	wagon
Mazda	CX-30	2020		suv
Mazda	CX-5	2013		suv
Mazda	CX-50	2023		suv
Mazda	CX-7	2007	2012	suv
Mazda	CX-70	2025		suv
Mazda	CX-9	2007		suv
Mazda	CX-90	2024		suv
Mazda	Mazda2	2011	2021	hatchback
Mazda	Mazda3	2004		hatchback,sedan
Mazda	Mazda5	2006	2015	wagon,convertible,sedan,coupe,hatchback
Mazda	Mazda6	2003	2021	sedan,wagon,hatchback
Mazda	Millenia	1995	2002	sedan
Mazda	MPV	1990	2006	minivan
Mazda	MX-3	1990	1996	coupe
Mazda	MX-30	2022		wagon
Mazda	MX-5	1990		convertible
Mazda	MX-6	1990	1997	coupe
Mazda	Navajo	1991	1994	suv
Mazda	Protege	1990	2003	sedan
Mazda	RX-7	1990	1996	coupe,convertible
Mazda	RX-8	2004	2012	coupe,convertible,sedan,wagon,hatchback
Mazda	Tribute	2001	2011	suv
McLaren	540C	2009	2021	coupe
McLaren	570GT	2009	2021	coupe
McLaren	570S	2009	2021	coupe,convertible
McLaren	600LT	2017	2021	coupe,convertible
McLaren	620R	2020	2021	coupe
McLaren	625C	2009	2021	coupe,convertible
McLaren	650S	2009	2021	coupe,convertible
McLaren	675LT	2009	2021	coupe,convertible
McLaren	720S	2017	2023	coupe,convertible
McLaren	750S	2024		coupe,convertible
McLaren	765LT	2022	2022	coupe,convertible
McLaren	ARTURA	2023		coupe,convertible
McLaren	ELVA	2022	2022	convertible
McLaren	GT	2017	2023	coupe
McLaren	GTS	2025		hatchback
McLaren	MP4-12C	2009	2021	coupe,convertible
McLaren	P1	2009	2021	coupe
McLaren	SENNA	2017	2021	coupe
McLaren	SENNA GTR	2017	2021	coupe
Mercedes-Benz	190	1990	1993	sedan
Mercedes-Benz	300	1990	1993	sedan,wagon,convertible
Mercedes-Benz	350	1990	1991	sedan
Mercedes-Benz	400	1992	1993	sedan
Mercedes-Benz	420	1990	1991	sedan
Mercedes-Benz	500	1990	1993	sedan,convertible,coupe
Mercedes-Benz	560	1990	1991	sedan,coupe
Mercedes-Benz	600	1992	1993	convertible,sedan,coupe
Mercedes-Benz	A-Class	2019	2022	sedan
Mercedes-Benz	AMG GT	2016		coupe,sedan,convertible
Mercedes-Benz	B-Class	2011	2022	hatchback
Mercedes-Benz	C-Class	1994		sedan,coupe
Mercedes-Benz	CL-Class	1998	2014	coupe
Mercedes-Benz	CLA-Class	2014		sedan
Mercedes-Benz	CLE	2024		coupe,convertible
Mercedes-Benz	CLK-Class	1998	2009	convertible,coupe
Mercedes-Benz	CLS-Class	2005	2023	sedan,coupe
Mercedes-Benz	E-Class	1994		sedan,wagon,coupe,convertible
Mercedes-Benz	EQB-Class	2022	2025	suv
Mercedes-Benz	EQE-Class Sedan	2023		sedan
Mercedes-Benz	EQE-Class SUV	2023		suv
Mercedes-Benz	EQS-Class Sedan	2022		sedan
Mercedes-Benz	EQS-Class SUV	2023		suv
Mercedes-Benz	eSprinter	2024		van
Mercedes-Benz	G-Class	1999		suv
Mercedes-Benz	GL-Class	2006	2016	suv
Mercedes-Benz	GLA-Class	2015		suv,wagon
Mercedes-Benz	GLB-Class	2020		suv
Mercedes-Benz	GLC-Class	2016		suv
Mercedes-Benz	GLE-Class	2016		suv
Mercedes-Benz	GLK-Class	2010	2020	suv
Mercedes-Benz	GLS-Class	2016		suv
Mercedes-Benz	M-Class	1995	2019	suv
Mercedes-Benz	Metris	2016		van
Mercedes-Benz	ML-Class	2012	2015	suv
Mercedes-Benz	R-Class	2006	2013	suv
Mercedes-Benz	S-Class	1994		sedan
Mercedes-Benz	SL-Class	1994		convertible
Mercedes-Benz	SLC-Class	2017	2020	convertible
Mercedes-Benz	SLK-Class	1998	2016	convertible
Mercedes-Benz	SLR McLaren	2004	2009	coupe,convertible
Mercedes-Benz	SLS-Class	2011	2022	coupe,convertible
Mercedes-Benz	Sprinter	2010		van
Mercury	Capri	1990	1994	convertible
Mercury	Cougar	1990	2002	sedan,hatchback
Mercury	Grand Marquis	1990	2011	sedan
Mercury	Marauder	2004	2004	sedan
Mercury	Mariner	2005	2011	suv
Mercury	Milan	2006	2011	sedan
Mercury	Montego	2005	2007	sedan
Mercury	Monterey	2004	2007	minivan
Mercury	Mountaineer	1997	2010	suv
Mercury	Mystique	1995	2000	sedan
Mercury	Sable	1990	2009	sedan,wagon
Mercury	Topaz	1990	1994	sedan
Mercury	Tracer	1990	1999	sedan,wagon
Mercury	Villager	1993	2002	minivan,van
Merkur	Scorpio	1985	1990	hatchback
Merkur	XR4Ti	1985	1990	hatchback
MEYERS MANX	Manx 2.0	2024		convertible
MEYERS MANX	Resorter	2025		convertible
MGS Grand Sport (Mardikian)	Miami	1986		convertible
MINI	Clubman	2008	2024	hatchback
MINI	Cooper	2002	2010	hatchback
MINI	Cooper Convertible	2004		convertible
MINI	Cooper Coupe	2012	2015	coupe
MINI	Cooper Roadster	2012	2015	convertible
MINI	Countryman	2011		suv
MINI	Hardtop	2009		hatchback
MINI	Paceman	2013	2019	hatchback
Mini Big Trucks	FL	1985		truck
Mini Big Trucks	KW	1985		truck
Mini Big Trucks	Mack	1985		truck
Mini Big Trucks	Pete	1985		truck
Mitsubishi	3000GT	1991	1999	sedan,convertible,hatchback,wagon
Mitsubishi	Diamante	1992		sedan,wagon,hatchback,convertible
Mitsubishi	Eclipse	1990	2012	sedan,hatchback,convertible
Mitsubishi	Eclipse Cross	2018		suv
Mitsubishi	Endeavor	2004	2011	suv
Mitsubishi	Expo	1992	1996	sedan,wagon,convertible,hatchback
Mitsubishi	Galant	1989	2012	sedan,hatchback,convertible,wagon
Mitsubishi	i-MiEV	2012	2018	hatchback,sedan
Mitsubishi	Lancer	2002	2017	sedan
Mitsubishi	Lancer Evolution	2003	2015	sedan,hatchback
Mitsubishi	Lancer SportBack	2004	2017	hatchback,sedan
Mitsubishi	Mighty Max	1990	1996	truck
Mitsubishi	Mirage	1989		sedan,hatchback,wagon,convertible
Mitsubishi	Mirage G4	2017		sedan,hatchback
Mitsubishi	Montero	1990	2006	suv
Mitsubishi	Montero Sport	1991	2004	suv
Mitsubishi	Outlander	2003		suv
Mitsubishi	Outlander Sport	2011		suv
Mitsubishi	Precis	1988	1994	hatchback
Mitsubishi	Raider	1993	2010	truck
Mitsubishi	RVR	2011	2022	suv
Mitsubishi	Sigma	1989	1990	sedan,wagon,convertible,hatchback
Mitsubishi	SPX	1990	1990	truck
Mitsubishi	Starion	1989	1990	sedan,wagon,convertible,hatchback
Mitsubishi	Van	1990	1990	minivan
Mitsubishi	Wagon	1990	1990	minivan
MK Sportscars	RX5	2024		convertible
MK Sportscars	Sport	2024		convertible
Moke	Gen 1 EV	2024		convertible
Moke	Moke	2026		convertible
Morgan	Aero 8	2001	2009	convertible
Morgan	Aero Supersports	2010	2015	convertible
Morgan	Plus 8	1981	2019	convertible
Morgan	Plus Four	2024		convertible
Morgan	Roadster	2004	2012	convertible
Mosler	MT900s	2004		coupe,suv
Mosler	Raptor	2012		coupe
Motor Coach Industries	102A2	1990	2000	suv
Motor Coach Industries	102A3	1991	1993	suv
Motor Coach Industries	102AW3	1990	2005	suv
Motor Coach Industries	102B3 Intercity	1991		suv
Motor Coach Industries	102BP3 Intercity	1991		suv
Motor Coach Industries	102C3 Intercity	1990		suv
Motor Coach Industries	102DL3 Intercity/D4500	1991		suv
Motor Coach Industries	96A2	1990	2000	suv
Motor Coach Industries	96A3 Intercity	1990		suv
Motor Coach Industries	96B3 Intercity	1991		suv
Motor Coach Industries	MC-12 Intercity	1992		suv
Motor Coach Industries	MC-9 Intercity	1990		suv
Motorized Manufacturing Inc	Mulitipurpose	1995		suv
MULLEN AUTOMOTIVE INC.	ONE	2023		van
mycar	CV .2	2009		coupe
NEW AUTOS INC.	NEW AUTOS INC.	2013		suv
Nissan	200SX	1995	1998	coupe,sedan
Nissan	240SX	1990	2001	coupe,hatchback,convertible,sedan
Nissan	300ZX	1990	1996	hatchback,coupe,convertible
Nissan	350Z	2003	2009	coupe,convertible,sedan,hatchback
Nissan	370Z	2009	2022	coupe,convertible,sedan,wagon,hatchback
Nissan	Altima	1993		sedan,coupe,convertible,wagon,hatchback
Nissan	Altra-EV	1999	2004	wagon
Nissan	Ariya Hatchback	2023	2024	hatchback
Nissan	Ariya MPV	2025		suv
Nissan	Armada	2002		suv
Nissan	Axxess	1990	1991	wagon,minivan,hatchback
Nissan	Cube	2009	2014	suv
Nissan	Frontier	1998		truck
Nissan	GT-R	2009		coupe,convertible,sedan,wagon,hatchback
Nissan	Juke	2011	2018	suv
Nissan	Kicks	2018	2024	hatchback
Nissan	Kicks MPV	2025		suv
Nissan	Kicks Play	2025		hatchback
Nissan	Leaf	2011		hatchback
Nissan	Maxima	1990	2023	sedan
Nissan	Micra	1990	1991	hatchback,coupe
Nissan	Murano	2002		suv
Nissan	NV	2011		van
Nissan	NV200	2013		van
Nissan	NX	1991	1993	coupe
Nissan	Pathfinder	1990		suv
Nissan	Pickup	1990	1997	truck
Nissan	PULSAR	1990	1990	coupe
Nissan	Quest	1993	2017	minivan,van
Nissan	Rogue	2008		suv
Nissan	Rogue Select	2014	2014	suv
Nissan	Rogue Sport	2017	2022	hatchback
Nissan	Sentra	1990		sedan
Nissan	Sentra Classic	1991	1995	sedan
Nissan	Stanza	1990	1992	sedan
Nissan	Titan	2002		truck
Nissan	Van	1990	1990	minivan
Nissan	Versa	2007		sedan,hatchback,convertible,wagon,coupe
Nissan	Versa Note	2014	2020	hatchback
Nissan	X-Trail	2005	2006	suv
Nissan	Xterra	2000	2015	suv
Nissan	Z	2023		coupe
Oldsmobile	Achieva	1992	1998	sedan,coupe
Oldsmobile	Alero	1999	2004	sedan,coupe
Oldsmobile	Aurora	1995	2003	sedan
Oldsmobile	Bravada	1991	2004	suv
Oldsmobile	Custom Cruiser	1990	1993	wagon
Oldsmobile	Cutlass Calais	1990	1991	sedan,coupe
Oldsmobile	Cutlass Ciera	1990	1996	sedan,wagon,coupe
Oldsmobile	Cutlass Supreme	1990	1997	convertible,sedan,coupe
Oldsmobile	Eighty Eight (88)	1990	1999	sedan,coupe
Oldsmobile	Intrigue	1998	2002	sedan
Oldsmobile	Ninety Eight (98)	1990	1996	sedan
Oldsmobile	Silhouette	1990	2004	minivan
Oldsmobile	Toronado	1990	1993	coupe
Opel	Ampera	2012	2016	sedan
Opel	Ampera-e	2017		hatchback
Opel	Ampera-e EV	2018		hatchback
Opel	Sintra	1997	1999	minivan
Osprey Custom 4x4	OC110	2019		suv
Osprey Custom 4x4	OC130	2019		suv
Osprey Custom 4x4	OC90	2019		suv
Pagani	Huayra	2015		convertible,coupe
Pagani	Utopia	2024		convertible,coupe
Panoz	Roadster	1997		convertible
Panther	Kallista	1984		convertible
PAS	AMG	2017		suv
PAS	GLD	2017		suv
PAS	GLS	2017		suv
PAS	HSE	2017		suv
PAS	LSX	2017		suv
Peugeot	405	1990		wagon,sedan
Peugeot	505	1990		wagon,sedan
Phoenix Motorcars	Phoenix Motorcars	2003		sedan,convertible,coupe
Phoenix Sports Cars, Inc.	Phoenix Sports Cars, Inc.	2001		convertible
Plymouth	Acclaim	1990	1995	sedan
Plymouth	Colt	1990	1995	sedan,wagon
Plymouth	Grand Voyager	1990		minivan
Plymouth	HORIZON	1990	1990	hatchback
Plymouth	Laser	1990	1994	sedan,wagon
Plymouth	Sundance	1990	1994	hatchback
Plymouth	Voyager	1990		minivan
Polestar	3	2025		suv
Polestar	4	2025		suv
Polestar	PS1	2019	2021	coupe
Polestar	PS2	2021		sedan
Pontiac	6000	1990	1991	sedan,wagon,coupe
Pontiac	Aztek	2000	2005	suv
Pontiac	Bonneville	1990	2005	sedan
Pontiac	Firebird	1990	2002	hatchback,convertible
Pontiac	Firefly	1990	2000	hatchback,sedan
Pontiac	Grand AM	1990	2005	sedan,coupe
Pontiac	Grand Prix	1990	2008	sedan,coupe
Pontiac	Lemans	1990	1993	sedan,hatchback
Pontiac	Montana	1999	2004	minivan
Pontiac	Montana SV6	2005	2009	minivan
Pontiac	Sunbird	1990	1995	convertible,sedan,coupe
Pontiac	Tempest	1990	1991	sedan
Pontiac	Torrent	2006	2009	suv
Pontiac	Trans Sport	1990	1998	minivan
Pontiac	Vibe	2003	2010	hatchback
Porsche	718 Boxster	2017		convertible
Porsche	718 Cayman	2017		coupe
Porsche	718 Spyder	2020		convertible
Porsche	911	1990		coupe,convertible
Porsche	918	2015	2015	convertible
Porsche	928	1990	1994	coupe
Porsche	944	1990	1991	coupe,convertible
Porsche	968	1992	1994	coupe,convertible
Porsche	Boxster	1997	2016	convertible
Porsche	Cayenne	2003		suv
Porsche	Cayman	2006	2016	coupe
Porsche	Macan	2015		suv
Porsche	Panamera	2010		sedan,hatchback
Porsche	Taycan	2020		sedan
Rage	R140RT	2019		suv
Rage	R200RT	2019		suv
Rally Sport	RS 200	1996		coupe
Rally Sport	RS Cosworth	1996		hatchback
Ram	1500	2013		truck
Ram	2500	2013		truck
Ram	3500	2012		truck
Ram	4000	2013	2023	truck
Ram	4500	2013		truck
Ram	5500	2013		truck
Ram	Cargo Van	2013	2016	van
Ram	ProMaster 1500	2014		van
Ram	ProMaster 2500	2014		van
Ram	ProMaster 3500	2014		van
Ram	Promaster City	2015		van,minivan
Renaissance	Tropica	1994		wagon,convertible,coupe
Revology	M6466	2016		convertible,coupe
Rimac	Nevera	2022	2025	coupe
Rimac	Nevera R	2026		coupe
Rivian	R1S	2022		suv
Rivian	R1T	2022		truck
Rocket Sled Motors	GTM Coupe	2007		coupe
Rocket Sled Motors	Roadster ZR	2007		convertible
Rolls-Royce	Corniche	1990	2002	convertible
Rolls-Royce	Cullinan	2019		suv
Rolls-Royce	Dawn	2016	2021	convertible
Rolls-Royce	Flying Spur	1995	1995	sedan
Rolls-Royce	Ghost	2010		sedan
Rolls-Royce	Park Ward	1998	2002	sedan
Rolls-Royce	Phantom	2004		sedan,coupe
Rolls-Royce	Silver Dawn	1995	1997	sedan
Rolls-Royce	Silver Seraph	1999	2002	sedan
Rolls-Royce	Silver Spirit	1990	1996	sedan
Rolls-Royce	Silver Spur	1990	1999	sedan
Rolls-Royce	Spectre	2024	2026	coupe
Rolls-Royce	Wraith	2014	2021	coupe
RS Spider	E	1998		convertible
RS Spider	Sport Spider	1998		convertible
RUF	CTR Anniversary / CTR2 / Turbo R / BTR / RCT	2016		convertible,coupe
RUF	CTR1	2016		convertible,coupe
RUF	CTR3 / RtR / Rt12	2016		convertible,coupe
RUF	SCR / R Spyder / Speedster	2016		convertible,coupe
Saab	9-2X	2005	2009	hatchback
Saab	9-3	1999		convertible,hatchback,sedan,wagon
Saab	9-4x	2011	2012	suv
Saab	9-5	1999		sedan,wagon,convertible,hatchback
Saab	9-7X	2005	2009	suv
Saab	900	1990	1998	hatchback,convertible,sedan
Saab	9000	1990	1998	hatchback,sedan,convertible
Saleen	S7	2002		coupe
Santana	110" WB	2025		suv
Santana	90" WB	2025		suv
Saturn	Astra	2008	2009	hatchback
Saturn	Aura	2007	2010	sedan
Saturn	Ion	2003	2007	coupe,sedan
Saturn	L200	2003	2003	sedan
Saturn	L300	2003	2005	sedan
Saturn	LW200	2003	2003	wagon
Saturn	LW300	2003	2004	wagon
Saturn	Outlook	2007	2010	suv
Saturn	Relay	2005	2007	minivan,suv
Saturn	SC1	1991	2002	coupe
Saturn	SC2	1991	2002	coupe
Saturn	Sky	2007	2010	convertible
Saturn	SL1	1991	2002	sedan
Saturn	SL2	1991	2002	sedan
Saturn	SL3	1991	1993	sedan
Saturn	SW1	1993	2001	wagon
Saturn	SW2	1993	2001	wagon
Saturn	Vue	2002	2010	suv
Scout	Scout1	2024		suv
Scout	Scout2	2024		suv
Scout	ScoutA	2024		suv
Scout	ScoutB	2024		suv
Scuderia Cameron Glickenhaus (SCG)	002CS	2019		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	002S	2019		sedan,coupe,convertible
Scuderia Cameron Glickenhaus (SCG)	003C	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	003CS	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	003S	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	004C	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	004CS	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	004S	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	005C	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	005CS	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	005S	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	006C	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	006CS	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	006S	2018		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	007CS	2019		coupe,convertible,sedan
Scuderia Cameron Glickenhaus (SCG)	008S	2019		coupe,convertible,sedan
SF Motors Inc.	SF5	2019		sedan
Shay Reproduction	Model A	1981		convertible
Shay Reproduction	Thunderbird	1981		convertible
Shelby	Cobra	2023		convertible
Shelby	GT	2022		coupe
Slate	FN	2026		truck,suv
smart	EQ Fortwo	2018		coupe,convertible
smart	Fortwo	2008		coupe,convertible
smart	Fortwo Electric Drive	2013	2015	coupe,convertible
smart	smart	2000	2004	coupe
Solectria	Flash	1998		minivan,truck,suv
Solectria	Force	1997		sedan,wagon,hatchback,minivan,truck
Solectria	Sunrise	1997		sedan,wagon,hatchback,minivan,truck
Southfield Classics	SC31T	2025		truck
Sprinter (Dodge or Freightliner)	Sprinter	2003		van
SPV	CYN	2011		suv
SPV	GL	2011		suv
SPV	GV	2011		suv
SPV	PV	2011		suv
SPV	RR	2011		suv
Spyker	C12	2002		convertible,coupe
Spyker	C8	2002		convertible,coupe
Spyker	D8/D12	2002		convertible,coupe
SSC North America	Aggressor	2023		coupe
SSC North America	Striker	2023		coupe
SSC North America	Tuatara	2023		coupe
Stanford Customs	Classic Sedan	2017		sedan
Stanford Customs	Cordova Sedan	2017		sedan
Stanford Customs	Malibu Sedan	2017		sedan
Sterling Motor Car	827	1990	1991	sedan,hatchback
Subaru	Ascent	2019		suv
Subaru	B9 Tribeca	2006	2014	suv
Subaru	Baja	2003	2006	truck
Subaru	BRZ	2013		coupe
Subaru	Crosstrek	2016		suv
Subaru	Forester	1998		suv
Subaru	Impreza	1993		sedan,wagon,hatchback
Subaru	Justy	1990	1994	hatchback
Subaru	Legacy	1990		sedan,wagon
Subaru	Loyale	1990	1994	sedan,wagon,coupe
Subaru	Outback	2005		suv
Subaru	Solterra	2023		suv
Subaru	SVX	1992	1997	coupe,sedan,wagon
Subaru	Trailseeker	2026		suv
Subaru	WRX	2015		sedan
Subaru	XT	1990	1991	coupe
Subaru	XT6	1990	1991	coupe
Subaru	XV CrossTrek	2012	2015	suv
Supercar System	B2	2023		coupe
Superior Coaches	Cadillac First Call	1980		sedan
Superior Coaches	Cadillac Funeral Car	1980		sedan
Superior Coaches	Cadillac Ski Cruiser	1980		sedan
Superior Coaches	Mercedes First Call	1980		sedan
Superior Coaches	Mercedes Funeral Car	1980		sedan
Superior Coaches	Mercedes Ski Cruiser	1980		sedan
Suzuki	Aerio	2002	2007	sedan,hatchback,wagon
Suzuki	Equator	2009		truck
Suzuki	Esteem	1995	2002	sedan,wagon,hatchback
Suzuki	Forenza	2004	2008	sedan,wagon
Suzuki	Grand Vitara	1999		suv
Suzuki	Grand Vitara XL-7	2002	2008	suv
Suzuki	Kizashi	2010		sedan
Suzuki	Reno	2005	2008	hatchback
Suzuki	Samurai	1989	1996	suv
Suzuki	Sidekick	1989	1998	suv
Suzuki	Sidekick Sport	1989	1998	suv
Suzuki	Swift	1989	2008	sedan,wagon,hatchback,coupe,convertible
Suzuki	SX4	2007		sedan,hatchback
Suzuki	Verona	2004	2008	wagon,coupe,convertible,sedan,hatchback
Suzuki	Vitara	1999	2004	suv
Suzuki	X-90	1996	1998	suv
Suzuki	XL7	2003		suv
Telo	Mini Truck	2024		van
Terrafugia	Transition	2008		suv
Tesla	Cybertruck	2024		truck
Tesla	Model 3	2017		sedan,hatchback,suv
Tesla	Model S	2012		hatchback,sedan,suv
Tesla	Model X	2016		suv,sedan,hatchback
Tesla	Model Y	2020		suv
Tesla	Roadster	2008	2012	convertible
Th!nk	City	2002		hatchback
The Vehicle Production Group	MV 1	2010		suv
Tiger Truck	Champ	2008		van,truck
Tiger Truck	Heavy Duty	2008		van,truck
Tiger Truck	Medium Duty	2008		van,truck
Tiger Truck	Star	2008		van,truck
Toyota	4Runner	1990		suv
Toyota	86	2017	2020	coupe
Toyota	Avalon	1995	2022	sedan
Toyota	bZ	2026		suv
Toyota	bZ Woodland	2026		suv
Toyota	bZ4X	2023	2025	suv
Toyota	C-HR	2018		suv
Toyota	Camry	1990		sedan
Toyota	Camry Solara	1999	2009	convertible,coupe
Toyota	Celica	1990		hatchback,convertible,coupe,sedan
Toyota	Corolla	1990		sedan,hatchback,wagon
Toyota	Corolla Cross	2022		suv
Toyota	COROLLA iM	2017	2018	hatchback
Toyota	Corolla Matrix	2003	2013	wagon,sedan,hatchback
Toyota	Cressida	1990	1992	sedan
Toyota	Crown	2023		sedan
Toyota	Crown Signia	2025		wagon
Toyota	Echo	2000	2005	sedan,hatchback,convertible
Toyota	FCHV-adv	2009		wagon
Toyota	FJ Cruiser	2007	2014	suv
Toyota	GR Corolla	2023		hatchback
Toyota	GR86	2022		coupe
Toyota	Grand Highlander	2024		suv
Toyota	Highlander	2001		suv
Toyota	Land Cruiser	1990		suv
Toyota	Mirai	2016		sedan
Toyota	MR2	1991	2007	coupe,convertible,sedan,hatchback
Toyota	Paseo	1992		sedan,coupe
Toyota	Pick-Up	1990	1995	truck
Toyota	Previa	1991	1998	minivan
Toyota	Prius	2001		hatchback,sedan
Toyota	Prius C	2012	2020	hatchback
Toyota	Prius Prime (PHEV)	2017		hatchback,sedan
Toyota	Prius V	2012	2017	wagon
Toyota	RAV4	1996		suv
Toyota	RAV4 Prime (PHEV)	2021		suv
Toyota	Scion FR-S	2013	2016	coupe
Toyota	Scion iA	2016	2016	sedan
Toyota	Scion iM	2016	2016	hatchback
Toyota	Scion iQ	2011	2015	hatchback
Toyota	Scion tC	2005	2016	hatchback,convertible,sedan
Toyota	Scion xA	2004	2006	hatchback,sedan,convertible
Toyota	Scion xB	2004	2015	suv
Toyota	Scion xD	2008	2014	hatchback
Toyota	Sequoia	2000		suv
Toyota	Sienna	1995		minivan,van
Toyota	Supra	1990		hatchback,coupe
Toyota	T100	1993	1998	truck
Toyota	Tacoma	1995		truck
Toyota	Tercel	1990	1999	sedan,coupe
Toyota	Tundra	1995		truck
Toyota	Van	1991	1991	suv
Toyota	Venza	2009		suv
Toyota	Yaris	2007		hatchback,sedan
Toyota	Yaris iA	2017	2019	sedan,hatchback
UCC	32	2017		sedan
UCC	427	2017		sedan
UCC	53	2017		sedan
Ukeycheyma	Jopi	2011		suv
Ukeycheyma	MONOM	2011		hatchback
Ukeycheyma	ONO	2011		sedan
Ukeycheyma	U-1500 Single Rear Wheels	2011		truck
Ukeycheyma	U-2500 Single Rear Wheels	2011		truck
Ukeycheyma	U-3500 Dual Rear Wheels	2011		truck
Ukeycheyma	U-3500 Single Rear Wheels	2011		truck
Ukeycheyma	U-4500 Dual Rear Wheels	2011		truck
Ukeycheyma	U-4500 Single Rear Wheels	2011		truck
US Specialty Vehicles LLC	GP	2018		suv
US Specialty Vehicles LLC	GX	2018		suv
US Specialty Vehicles LLC	XT	2018		suv
USA MPV Co	Craggy	2023		suv
Vector Aeromotive Corporation	Vector	1990		coupe
Veolectra	Class 3	2024		suv
VIA MOTORS, INC.	VIA MOTORS, INC.	2023		van
VinFast	VF 6	2023		suv
VinFast	VF 7	2023		suv
VinFast	VF 8	2022		suv
VinFast	VF 9	2022		suv
Vintage Auto	SS100	1989		coupe
Vintage Auto	XK120	1989		coupe
Vintage Cruiser	LC40-R	1981		suv
Vintage Cruiser	LC44-R	1981		suv
Vintage Cruiser	LC45-R	1981		truck
Vintage Cruiser	LC47-R	1981		truck
Vintage Cruiser	LC78-R	1981		suv
Vintage Cruiser	LC79-R	1981		truck
Vintage Microbus	KOMBI CAMPER T2-R	1981		suv
Vintage Microbus	KOMBI TRANSPORTER T2-R	1981		suv
Vintage Rover	LRD110-R	1981		suv
Vintage Rover	LRD90-R	1981		suv
Vision Industries	SZR	2010		convertible,coupe
Volkswagen	Arteon	2019	2023	hatchback
Volkswagen	Atlas	2018		suv
Volkswagen	Atlas Cross Sport	2020		suv
Volkswagen	Beetle	1998	2019	hatchback,convertible,coupe
Volkswagen	Cabrio	1995	2002	convertible
Volkswagen	CABRIOLET	1990	1993	convertible
Volkswagen	CC	2012	2018	sedan
Volkswagen	Corrado	1990	1995	coupe,sedan
Volkswagen	e-Golf	2015	2020	hatchback
Volkswagen	Eos	2007	2016	convertible
Volkswagen	EuroVan	1992	2004	van
Volkswagen	FOX	1990	1993	sedan
Volkswagen	GLI	2008	2009	sedan
Volkswagen	Golf	1990	2021	hatchback
Volkswagen	Golf Alltrack	2017	2020	wagon
Volkswagen	Golf GTI	2016		hatchback
Volkswagen	Golf III	1991	1995	hatchback
Volkswagen	Golf R	2013		hatchback
Volkswagen	Golf SportWagen	2015	2020	wagon
Volkswagen	GTI	1994	2025	hatchback
Volkswagen	ID. Buzz	2025		minivan
Volkswagen	ID.4	2021		suv
Volkswagen	Jetta	1990		sedan
Volkswagen	Jetta GLI	2021		sedan
Volkswagen	Jetta SportWagen	2009	2014	wagon
Volkswagen	Jetta Wagon	2001	2006	wagon
Volkswagen	Passat	1990	2022	sedan,wagon
Volkswagen	Phaeton	2004	2006	sedan
Volkswagen	R32	2004	2008	hatchback
Volkswagen	Rabbit	2006	2009	hatchback
Volkswagen	Routan	2009	2014	minivan
Volkswagen	Taos	2022		suv
Volkswagen	Tiguan	2009		suv
Volkswagen	Tiguan Limited	2018	2018	suv
Volkswagen	Touareg	2004	2018	suv
Volkswagen	Vanagon	1990	1991	van
Volvo	240 Series	1990	1993	sedan,wagon,coupe
Volvo	740 Series	1990	1992	sedan,wagon,coupe
Volvo	760 Series	1990	1990	sedan,wagon,coupe
Volvo	780 Series	1990	1991	sedan,wagon,coupe
Volvo	850 Series	1993	1997	wagon,sedan
Volvo	940 Series	1991	1995	wagon,sedan
Volvo	960 Series	1991	1997	wagon,sedan
Volvo	C30	2007	2013	hatchback
Volvo	C40	2022	2024	suv
Volvo	C70	1998	2013	convertible,sedan,wagon,coupe
Volvo	C70 / C30	2012	2012	convertible,hatchback
Volvo	EC40	2025		suv
Volvo	EX30	2025		suv
Volvo	EX30 CC	2026		suv
Volvo	EX40	2025		suv
Volvo	EX90	2025		suv
Volvo	S40	1999	2011	sedan
Volvo	S60	2001		sedan
Volvo	S60 Cross Country	2016	2018	sedan
Volvo	S70	1998	2000	sedan
Volvo	S80	1999	2016	sedan,wagon
Volvo	S90	1998		sedan
Volvo	V40	2000	2004	wagon
Volvo	V50	2005	2011	wagon
Volvo	V60	2015		wagon
Volvo	V60CC	2015		wagon
Volvo	V70	1998	2010	wagon
Volvo	V90	1998	2021	wagon
Volvo	V90CC	2017		wagon
Volvo	XC40	2019		suv
Volvo	XC60	2010		suv
Volvo	XC70	2004	2016	suv
Volvo	XC90	2003		suv
Warhawk Performance	Willys Coupe	2010		coupe
Warhawk Performance	Willys Pickup	2010		truck
Westfall Motors Corp.	GT Model	1988		sedan
Winnebago	All-Purpose Van	1990		van
Workhorse	Electric Drive Chassis	2017	2023	truck
Workhorse	W3	2017	2023	truck
Workhorse	W4	2017	2023	truck
Workhorse	W5	2017	2023	truck
Workhorse	W6	2017	2023	truck
World Transport Authority	World Transport Authority	2000		suv,truck,van
Yester Year Auto	Bucket	2003		sedan
Yester Year Auto	Cabriolet	2003		convertible
Yester Year Auto	Club Pickup	2003		truck
Yester Year Auto	Cobra	2003		convertible
Yester Year Auto	Coupe	2003		coupe
Yester Year Auto	Delivery	2003		suv
Yester Year Auto	Vicky	2003		sedan
Yester Year Auto	Willys	2003		suv
Yugo	102, GV	1986		hatchback,convertible
Zeekr	RT	2025		hatchback
Zoox	Zoox	2023		sedan`;
