// Written by `npm run generate` from openapi/. Do not edit.
import { isUri } from './support/uri.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const createListingBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
data.url = null;
}
if(data.vin === undefined){
data.vin = null;
}
if(data.make === undefined){
data.make = null;
}
if(data.model === undefined){
data.model = null;
}
if(data.trim === undefined){
data.trim = null;
}
if(data.year === undefined){
data.year = null;
}
if(data.condition === undefined){
data.condition = null;
}
if(data.price === undefined){
data.price = null;
}
if(data.miles === undefined){
data.miles = null;
}
if(data.dealer === undefined){
data.dealer = null;
}
if(data.place === undefined){
data.place = null;
}
if(data.distance === undefined){
data.distance = null;
}
if(data.body_style === undefined){
data.body_style = null;
}
if(data.fuel === undefined){
data.fuel = null;
}
if(data.drivetrain === undefined){
data.drivetrain = null;
}
if(data.transmission === undefined){
data.transmission = null;
}
if(data.seats === undefined){
data.seats = null;
}
if(data.doors === undefined){
data.doors = null;
}
if(data.exterior_colour === undefined){
data.exterior_colour = null;
}
if(data.interior_colour === undefined){
data.interior_colour = null;
}
if(data.options === undefined){
data.options = [];
}
if(data.description === undefined){
data.description = null;
}
if(data.client_ids === undefined){
data.client_ids = [];
}
if(data.is_displayed === undefined){
data.is_displayed = false;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"}});
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
let data1 = data.url;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(!isUri(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"looks",params:{format: "uri"}});
errors++;
}
}
let data2 = data.vin;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "17 letters and digits. We warn you if one looks wrong."}});
errors++;
}
}
let data3 = data.make;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
let data4 = data.model;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
let data5 = data.trim;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
let data6 = data.year;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2100 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data6 < 1950 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
let data7 = data.condition;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["new", "used", "certified", null].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/condition",keyword:"choice",params:{}});
errors++;
}
let data8 = data.price;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data8 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
let data9 = data.miles;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 1000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
let data10 = data.dealer;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/dealer",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
let data11 = data.place;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
let data12 = data.distance;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 5000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/distance",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
let data13 = data.body_style;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body_style",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van", null].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/body_style",keyword:"choice",params:{}});
errors++;
}
let data14 = data.fuel;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel", null].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/fuel",keyword:"choice",params:{}});
errors++;
}
let data15 = data.drivetrain;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrain",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["fwd", "rwd", "awd", "four_wd", null].includes(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/drivetrain",keyword:"choice",params:{}});
errors++;
}
let data16 = data.transmission;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["automatic", "manual", "any", null].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/transmission",keyword:"choice",params:{}});
errors++;
}
let data17 = data.seats;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 15 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"maximum",params:{comparison: "<=", limit: 15}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/seats",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
let data18 = data.doors;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 5 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data18 < 2 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/doors",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
let data19 = data.exterior_colour;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/exterior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/exterior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
let data20 = data.interior_colour;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/interior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/interior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
let data21 = data.options;
if(Array.isArray(data21)){
if(data21.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"maxItems",params:{limit: 60}});
errors++;
}
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
if(typeof data22 === "string"){
if(func0(data22) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
let data23 = data.description;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data23 === "string"){
if(func0(data23) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
if(data.photo_order !== undefined){
let data24 = data.photo_order;
if(Array.isArray(data24)){
if(data24.length > 40){
(vErrors ??= []).push({instancePath:instancePath+"/photo_order",keyword:"maxItems",params:{limit: 40}});
errors++;
}
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(typeof data25 === "string"){
if(!isUuid(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/photo_order/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo_order/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i2 = data24.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data24[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/photo_order",keyword:"uniqueItems",params:{i: i2, j: j0}});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photo_order",keyword:"type",params:{type: "array"}});
errors++;
}
}
let data26 = data.client_ids;
if(Array.isArray(data26)){
if(data26.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data26.length;
for(let i3=0; i3<len2; i3++){
let data27 = data26[i3];
if(typeof data27 === "string"){
if(!isUuid(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/client_ids/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_ids/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i4 = data26.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data26[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"uniqueItems",params:{i: i4, j: j1}});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_ids",keyword:"type",params:{type: "array"}});
errors++;
}
if(typeof data.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key0 in data){
if(!["title", "url", "vin", "make", "model", "trim", "year", "condition", "price", "miles", "dealer", "place", "distance", "body_style", "fuel", "drivetrain", "transmission", "seats", "doors", "exterior_colour", "interior_colour", "options", "description", "photo_order", "client_ids", "is_displayed"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
