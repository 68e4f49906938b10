// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listDealsFilter = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id !== undefined){
let data4 = data0.user_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.link_id !== undefined){
let data6 = data0.link_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.status !== undefined){
let data8 = data0.status;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["paperwork", "contract_check", "scheduled", "delivered", "fell_through", "taken_back"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["paperwork", "contract_check", "scheduled", "delivered", "fell_through", "taken_back"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.rating_lte !== undefined){
let data10 = data0.rating_lte;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data10, "from", data0, "rating_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_lte",keyword:"bounds",params:{says: "Must not be less than “Rating from”."}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 5 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_lte",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_lte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data11 = data0.created_at_gte;
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data12 = data0.created_at_lte;
if(isBeyond(data12, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Accepted after”."}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data13 = data0.id_gte;
if(typeof data13 === "string"){
if(!isUuid(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.user_id_not !== undefined){
let data14 = data0.user_id_not;
const _errs46 = errors;
let valid14 = false;
const _errs47 = errors;
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs47 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs49 = errors;
if(Array.isArray(data14)){
if(data14.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs49 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data0.link_id_not !== undefined){
let data16 = data0.link_id_not;
const _errs54 = errors;
let valid17 = false;
const _errs55 = errors;
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs57 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 === "string"){
if(!isUuid(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i5,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs57 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data0.status_not !== undefined){
let data18 = data0.status_not;
const _errs62 = errors;
let valid20 = false;
const _errs63 = errors;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["paperwork", "contract_check", "scheduled", "delivered", "fell_through", "taken_back"].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs65 = errors;
if(Array.isArray(data18)){
if(data18.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["paperwork", "contract_check", "scheduled", "delivered", "fell_through", "taken_back"].includes(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs65 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data0.rating_gte !== undefined){
let data20 = data0.rating_gte;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 5 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_gte",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_gte",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data0.rating_empty !== undefined){
if(typeof data0.rating_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/rating_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.title_contains !== undefined){
let data22 = data0.title_contains;
if(typeof data22 === "string"){
if(func0(data22) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.agreed_total_gte !== undefined){
let data23 = data0.agreed_total_gte;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data23 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_gte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.agreed_total_lte !== undefined){
let data24 = data0.agreed_total_lte;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data24, "from", data0, "agreed_total_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_lte",keyword:"bounds",params:{says: "Must not be less than “Agreed price from”."}});
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data24 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/agreed_total_lte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.delivery_at_gte !== undefined){
let data25 = data0.delivery_at_gte;
if(typeof data25 === "string"){
if(!isDateTime(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/delivery_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/delivery_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.delivery_at_lte !== undefined){
let data26 = data0.delivery_at_lte;
if(isBeyond(data26, "from", data0, "delivery_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/delivery_at_lte",keyword:"bounds",params:{says: "Must not be before “Delivery from”."}});
errors++;
}
if(typeof data26 === "string"){
if(!isDateTime(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/delivery_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/delivery_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.delivery_at_empty !== undefined){
if(typeof data0.delivery_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/delivery_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.savings_gte !== undefined){
let data28 = data0.savings_gte;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data28 == "number"){
if(data28 < -200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_gte",keyword:"minimumCents",params:{limit: -200000000}});
errors++;
}
if(data28 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_gte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.savings_lte !== undefined){
let data29 = data0.savings_lte;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data29, "from", data0, "savings_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_lte",keyword:"bounds",params:{says: "Must not be less than “Saved from”."}});
errors++;
}
if(typeof data29 == "number"){
if(data29 < -200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_lte",keyword:"minimumCents",params:{limit: -200000000}});
errors++;
}
if(data29 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_lte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.savings_empty !== undefined){
if(typeof data0.savings_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/savings_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.updated_at_gte !== undefined){
let data31 = data0.updated_at_gte;
if(typeof data31 === "string"){
if(func0(data31) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_lte !== undefined){
let data32 = data0.updated_at_lte;
if(isBeyond(data32, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data32 === "string"){
if(func0(data32) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data33 = data0.or;
if(Array.isArray(data33)){
if(data33.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
let data34 = data33[i7];
if(Array.isArray(data34)){
if(data34.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data34.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data34.length;
for(let i8=0; i8<len8; i8++){
let data35 = data34[i8];
if(!(data35 && typeof data35 == "object" && !Array.isArray(data35))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7+"/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "user_id", "link_id", "status", "rating_lte", "created_at_gte", "created_at_lte", "id_gte", "user_id_not", "link_id_not", "status_not", "rating_gte", "rating_empty", "title_contains", "agreed_total_gte", "agreed_total_lte", "delivery_at_gte", "delivery_at_lte", "delivery_at_empty", "savings_gte", "savings_lte", "savings_empty", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
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
export const listDealsSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "title", "status", "agreed_total", "delivery_at", "savings", "rating", "created_at", "updated_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listDealsRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
