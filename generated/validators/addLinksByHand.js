// Written by `npm run generate` from openapi/. Do not edit.
import { isUri } from './support/uri.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const addLinksByHandBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_displayed === undefined){
data.is_displayed = false;
}
if(data.user_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"}});
errors++;
}
if(data.links === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "links"}});
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/links",keyword:"maxItems",params:{limit: 200}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/links",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.url !== undefined){
let data3 = data2.url;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/url",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/url",keyword:"maxLength",params:{limit: 2000}});
errors++;
}
if(!isUri(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/url",keyword:"looks",params:{format: "uri"}});
errors++;
}
}
}
if(data2.title !== undefined){
let data4 = data2.title;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/title",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/title",keyword:"maxLength",params:{limit: 160}});
errors++;
}
}
}
if(data2.vin !== undefined){
let data5 = data2.vin;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/vin",keyword:"matches",params:{says: "17 letters and digits; a doubtful one is only warned about."}});
errors++;
}
}
}
if(data2.make !== undefined){
let data6 = data2.make;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/make",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
}
if(data2.model !== undefined){
let data7 = data2.model;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data2.trim !== undefined){
let data8 = data2.trim;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data2.year !== undefined){
let data9 = data2.year;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/year",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2100 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data9 < 1950 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data2.condition !== undefined){
let data10 = data2.condition;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/condition",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["new", "used", "certified", null].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/condition",keyword:"choice",params:{}});
errors++;
}
}
if(data2.price !== undefined){
let data11 = data2.price;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/price",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data11 == "number"){
if(data11 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data11 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data2.miles !== undefined){
let data12 = data2.miles;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/miles",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 1000000 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/miles",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/miles",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data2.dealer !== undefined){
let data13 = data2.dealer;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/dealer",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/dealer",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data2.place !== undefined){
let data14 = data2.place;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/place",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/place",keyword:"maxLength",params:{limit: 120}});
errors++;
}
}
}
if(data2.distance !== undefined){
let data15 = data2.distance;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/distance",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 5000 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/distance",keyword:"maximum",params:{comparison: "<=", limit: 5000}});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/distance",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data2.body_style !== undefined){
let data16 = data2.body_style;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/body_style",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["sedan", "suv", "truck", "minivan", "hatchback", "wagon", "coupe", "convertible", "van", null].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/body_style",keyword:"choice",params:{}});
errors++;
}
}
if(data2.fuel !== undefined){
let data17 = data2.fuel;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/fuel",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["gas", "hybrid", "plug_in_hybrid", "electric", "diesel", null].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/fuel",keyword:"choice",params:{}});
errors++;
}
}
if(data2.drivetrain !== undefined){
let data18 = data2.drivetrain;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/drivetrain",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["fwd", "rwd", "awd", "four_wd", null].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/drivetrain",keyword:"choice",params:{}});
errors++;
}
}
if(data2.transmission !== undefined){
let data19 = data2.transmission;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/transmission",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(!["automatic", "manual", "any", null].includes(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/transmission",keyword:"choice",params:{}});
errors++;
}
}
if(data2.seats !== undefined){
let data20 = data2.seats;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/seats",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 15 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/seats",keyword:"maximum",params:{comparison: "<=", limit: 15}});
errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/seats",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data2.doors !== undefined){
let data21 = data2.doors;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/doors",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 5 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/doors",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data21 < 2 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/doors",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data2.exterior_colour !== undefined){
let data22 = data2.exterior_colour;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/exterior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data22 === "string"){
if(func0(data22) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/exterior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data2.interior_colour !== undefined){
let data23 = data2.interior_colour;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/interior_colour",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data23 === "string"){
if(func0(data23) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/interior_colour",keyword:"maxLength",params:{limit: 40}});
errors++;
}
}
}
if(data2.options !== undefined){
let data24 = data2.options;
if(Array.isArray(data24)){
if(data24.length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/options",keyword:"maxItems",params:{limit: 60}});
errors++;
}
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
if(typeof data25 === "string"){
if(func0(data25) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/options/" + i1,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/options/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/options/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/options",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data2.category !== undefined){
let data26 = data2.category;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/category",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data26 === "string"){
if(func0(data26) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/category",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data2.tier !== undefined){
let data27 = data2.tier;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/tier",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["top_pick", "strong", "alternative", "stretch"].includes(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/tier",keyword:"choice",params:{}});
errors++;
}
}
if(data2.comments !== undefined){
let data28 = data2.comments;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/comments",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data28 === "string"){
if(func0(data28) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/comments",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
if(data2.notes !== undefined){
let data29 = data2.notes;
if((typeof data29 !== "string") && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/notes",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data29 === "string"){
if(func0(data29) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0+"/notes",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
}
for(const key0 in data2){
if(!["url", "title", "vin", "make", "model", "trim", "year", "condition", "price", "miles", "dealer", "place", "distance", "body_style", "fuel", "drivetrain", "transmission", "seats", "doors", "exterior_colour", "interior_colour", "options", "category", "tier", "comments", "notes"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/links/" + i0,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/links",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(typeof data.is_displayed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_displayed",keyword:"type",params:{type: "boolean"}});
errors++;
}
for(const key1 in data){
if(!["user_id", "links", "is_displayed"].includes(key1)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key1}});
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
